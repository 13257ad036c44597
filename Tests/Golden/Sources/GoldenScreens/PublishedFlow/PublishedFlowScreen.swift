package import Wayline

extension RouteName {
    package static let publishedFlow: RouteName = "a-route-to-publishedflow"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class PublishedFlowScreen: ViewScreen {
    package let way = Way()
    package let view = PublishedFlowView()
    package let router: any Router
    private let viewModel: PublishedFlowViewModel
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
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
