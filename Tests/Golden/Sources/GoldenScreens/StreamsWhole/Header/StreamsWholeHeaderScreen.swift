internal import Wayline

/// A part of the screen with its own view and view model.
final class StreamsWholeHeaderScreen: ViewScreen {
    let view = StreamsWholeHeaderView()
    let viewModel = StreamsWholeHeaderViewModel()

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
