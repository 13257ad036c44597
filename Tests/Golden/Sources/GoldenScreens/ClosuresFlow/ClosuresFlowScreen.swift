package import Wayline

extension RouteID {
    package static let closuresFlow: RouteID = "a-route-to-closuresflow"
}

/// Joins the view and the view model, and names routes. Where they lead, the router decides.
package final class ClosuresFlowScreen: ViewScreen {
    package let way = Way()
    package let view = ClosuresFlowView()
    package let router: any Router
    private let viewModel: any ClosuresFlowViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    package init(viewModel: any ClosuresFlowViewModelProtocol) {
        self.viewModel = viewModel
        router = ClosuresFlowRouter(viewModel: viewModel)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) { $0.perform(ClosuresFlowRouter.Route.done) }
    }
}
