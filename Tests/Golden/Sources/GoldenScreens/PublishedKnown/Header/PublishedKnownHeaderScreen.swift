internal import Wayline

/// A part of the screen with its own view and view model.
final class PublishedKnownHeaderScreen: ViewScreen {
    let view = PublishedKnownHeaderView()
    let viewModel: any PublishedKnownHeaderViewModelProtocol

    /// Creates a screen that shows and changes `viewModel`.
    init(viewModel: any PublishedKnownHeaderViewModelProtocol) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.isOpen, viewModel.isOpenPublisher)
        bind(\.text.text, viewModel.textPublisher)
    }
}
