package import Wayline

extension RouteName {
    package static let closuresPlain: RouteName = "a-route-to-closuresplain"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class ClosuresPlainScreen: ViewScreen {
    package let way = Way()
    package let view = ClosuresPlainView()
    package let router: any Router
    private let viewModel: any ClosuresPlainViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: any ClosuresPlainViewModelProtocol) {
        self.viewModel = viewModel
        router = ClosuresPlainRouter(viewModel: viewModel)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) { $0.perform(ClosuresPlainRouter.Route.done) }
    }
}
