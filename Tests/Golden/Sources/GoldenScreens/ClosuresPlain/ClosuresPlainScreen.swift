package import Wayline

extension RouteID {
    package static let closuresPlain: RouteID = "a-route-to-closuresplain"
}

/// Joins the view and the view model, and names routes. Where they lead, the router decides.
package final class ClosuresPlainScreen: ViewScreen {
    package let way = Way()
    package let view = ClosuresPlainView()
    package let router: any Router
    private let viewModel: any ClosuresPlainViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
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
