internal import Wayline

/// A part of the screen with its own view and view model.
final class PublishedAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbScreen: ViewScreen {
    let view = PublishedAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbView()
    let viewModel: any PublishedAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol

    /// Creates a screen that shows and changes `viewModel`.
    init(
        viewModel: any PublishedAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    ) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.isOpen, viewModel.isOpenPublisher)
        bind(\.text.text, viewModel.textPublisher)
    }
}
