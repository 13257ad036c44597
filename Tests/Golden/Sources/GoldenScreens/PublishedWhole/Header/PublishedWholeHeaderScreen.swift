internal import Wayline

/// A part of the screen with its own view and view model.
final class PublishedWholeHeaderScreen: ViewScreen {
    let view = PublishedWholeHeaderView()
    let viewModel = PublishedWholeHeaderViewModel()

    func start() {
        bind(view.isOpen, viewModel.$isOpen)
        bind(\.text.text, viewModel.$text)
    }
}
