internal import Wayline

/// A part of the screen with its own view and view model.
final class PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbScreen: ViewScreen {
    let view = PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView()
    let viewModel: any PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol

    /// Creates a screen that shows and changes `viewModel`.
    init(
        viewModel: any PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    ) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.isOpen, viewModel.isOpenPublisher)
        bind(\.text.text, viewModel.textPublisher)
    }
}
