internal import Wayline

/// A part of the screen with its own view and view model.
final class StreamsPartsHeaderScreen: ViewScreen {
    let view = StreamsPartsHeaderView()
    let viewModel = StreamsPartsHeaderViewModel()

    func start() {
        bind(view.isOpen, viewModel.isOpen)
        bind(\.text.text, viewModel.text)
    }
}
