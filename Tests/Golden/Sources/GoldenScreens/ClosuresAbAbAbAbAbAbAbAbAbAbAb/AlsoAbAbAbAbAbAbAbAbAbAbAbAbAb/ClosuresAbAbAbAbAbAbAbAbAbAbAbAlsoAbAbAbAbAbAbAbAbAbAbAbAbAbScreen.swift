internal import Wayline

/// A part of the screen with its own view and view model.
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbScreen: ViewScreen {
    let view = ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbView()
    let viewModel: any ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol

    /// Creates a screen that shows and changes `viewModel`.
    init(
        viewModel: any ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    ) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
