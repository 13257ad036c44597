internal import Wayline

/// A part of the screen with its own view and view model.
final class StreamsAbAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbScreen: ViewScreen {
    let view = StreamsAbAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbView()
    let viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol

    /// Creates a screen that shows and changes `viewModel`.
    init(
        viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    ) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
