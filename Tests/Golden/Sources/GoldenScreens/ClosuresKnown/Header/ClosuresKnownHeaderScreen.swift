internal import Wayline

/// A part of the screen with its own view and view model.
final class ClosuresKnownHeaderScreen: ViewScreen {
    let view = ClosuresKnownHeaderView()
    let viewModel: any ClosuresKnownHeaderViewModelProtocol

    /// Creates a screen that shows and changes `viewModel`.
    init(viewModel: any ClosuresKnownHeaderViewModelProtocol) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
