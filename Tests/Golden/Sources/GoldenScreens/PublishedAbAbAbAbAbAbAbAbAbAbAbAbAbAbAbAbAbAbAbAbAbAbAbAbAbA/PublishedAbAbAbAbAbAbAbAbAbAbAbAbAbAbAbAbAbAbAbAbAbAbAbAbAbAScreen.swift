package import Wayline

extension RouteID {
    package static let publishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA: RouteID =
        "a-route-to-publishedabababababababababababababababababababababababababa"
}

/// Joins the view and the view model, and names routes. Where they lead, the router decides.
package final class PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAScreen: ViewScreen {
    package let way = Way()
    package let view = PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAView()
    package let router: any Router
    private let viewModel: PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModel
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    package init(viewModel: PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModel) {
        self.viewModel = viewModel
        router = PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbARouter(
            viewModel: viewModel)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.$name).store(in: &bindings)
        viewModel.$canFinish.assign(to: \.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) {
            $0.perform(
                PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbARouter.Route.done)
        }
    }
}
