internal import Wayline

/// A part of the screen with its own view and view model.
final class PublishedPartsHeaderScreen: ViewScreen {
    let view = PublishedPartsHeaderView()
    let viewModel = PublishedPartsHeaderViewModel()

    func start() {
        bind(view.isOpen, viewModel.$isOpen)
        bind(\.text.text, viewModel.$text)
    }
}
