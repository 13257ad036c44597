internal import Wayline

/// A part of the screen with its own view and view model.
final class StreamsKnownHeaderScreen: ViewScreen {
    let view = StreamsKnownHeaderView()
    let viewModel: any StreamsKnownHeaderViewModelProtocol

    /// Creates a screen that shows and changes `viewModel`.
    init(viewModel: any StreamsKnownHeaderViewModelProtocol) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
