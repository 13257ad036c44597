package import Wayline

extension RouteID {
    package static let publishedFlow: RouteID = "a-route-to-publishedflow"
}

/// Joins the view and the view model, and names routes. Where they lead, the router decides.
package final class PublishedFlowScreen: ViewScreen {
    package let way = Way()
    package let view = PublishedFlowView()
    package let router: any Router
    private let viewModel: PublishedFlowViewModel
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    package init(viewModel: PublishedFlowViewModel) {
        self.viewModel = viewModel
        router = PublishedFlowRouter(viewModel: viewModel)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.$name).store(in: &bindings)
        viewModel.$canFinish.assign(to: \.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) { $0.perform(PublishedFlowRouter.Route.done) }
    }
}
