package import Wayline

extension RouteID {
    package static let closuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAb: RouteID =
        "a-route-to-closuresabababababababababababababababababababababababababab"
}

/// Joins the view and the view model, and names routes. Where they lead, the router decides.
package final class ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbScreen: ViewScreen {
    package let way = Way()
    package let view = ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbView()
    package let router: any Router
    private let viewModel:
        any ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    package init(
        viewModel: any ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    ) {
        self.viewModel = viewModel
        router = ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbRouter(
            viewModel: viewModel)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) {
            $0.perform(
                ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbRouter.Route.done)
        }
    }
}
