internal import Wayline

/// A part of the screen with its own view and view model.
final class ClosuresPartsHeaderScreen: ViewScreen {
    let view = ClosuresPartsHeaderView()
    let viewModel = ClosuresPartsHeaderViewModel()

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
