internal import Wayline

/// A part of the screen with its own view and view model.
final class ClosuresWholeHeaderScreen: ViewScreen {
    let view = ClosuresWholeHeaderView()
    let viewModel = ClosuresWholeHeaderViewModel()

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
