package import Wayline

/// A part of the screen with its own view and view model.
package final class StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbScreen: ViewScreen {
    package let way = Way()
    package let view = StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbView()
    private let viewModel:
        any StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a part that shows and changes `viewModel`.
    package init(
        viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    ) {
        self.viewModel = viewModel
    }

    package func start() {
        view.isOpen.bind(bothWays: viewModel.isOpen).store(in: &bindings)
        viewModel.text.bind(\.text, on: view.text).store(in: &bindings)
    }
}
