package import Wayline

/// A part of the screen with its own view and view model.
package final class ClosuresWholeHeaderScreen: ViewScreen {
    package let way = Way()
    package let view = ClosuresWholeHeaderView()
    private let viewModel: any ClosuresWholeHeaderViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a part that shows and changes `viewModel`.
    package init(viewModel: any ClosuresWholeHeaderViewModelProtocol) {
        self.viewModel = viewModel
    }

    package func start() {
        view.isOpen.bind(bothWays: viewModel.isOpen).store(in: &bindings)
        viewModel.text.bind(\.text, on: view.text).store(in: &bindings)
    }
}
