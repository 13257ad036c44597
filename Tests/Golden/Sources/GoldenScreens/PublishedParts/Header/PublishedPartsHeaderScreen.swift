package import Wayline

/// A part of the screen with its own view and view model.
package final class PublishedPartsHeaderScreen: ViewScreen {
    package let way = Way()
    package let view = PublishedPartsHeaderView()
    private let viewModel: PublishedPartsHeaderViewModel
    private var bindings: Set<AnyCancellable> = []

    /// Creates a part that shows and changes `viewModel`.
    package init(viewModel: PublishedPartsHeaderViewModel) {
        self.viewModel = viewModel
    }

    package func start() {
        view.isOpen.bind(bothWays: viewModel.$isOpen).store(in: &bindings)
        viewModel.$text.assign(to: \.text, on: view.text).store(in: &bindings)
    }
}
