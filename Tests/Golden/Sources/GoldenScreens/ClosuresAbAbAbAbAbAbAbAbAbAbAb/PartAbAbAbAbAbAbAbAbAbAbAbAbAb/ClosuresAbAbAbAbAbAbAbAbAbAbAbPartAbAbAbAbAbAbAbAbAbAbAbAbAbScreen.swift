internal import Wayline

/// A part of the screen with its own view and view model.
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbScreen: ViewScreen {
    let view = ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbView()
    let viewModel: any ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol

    /// Creates a screen that shows and changes `viewModel`.
    init(
        viewModel: any ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    ) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
