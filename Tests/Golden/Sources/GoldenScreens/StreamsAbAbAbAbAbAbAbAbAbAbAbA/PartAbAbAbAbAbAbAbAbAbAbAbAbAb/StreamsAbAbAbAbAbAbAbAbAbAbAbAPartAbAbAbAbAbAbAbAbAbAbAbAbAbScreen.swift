internal import Wayline

/// A part of the screen with its own view and view model.
final class StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbScreen: ViewScreen {
    let view = StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView()
    let viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol

    /// Creates a screen that shows and changes `viewModel`.
    init(
        viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    ) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
