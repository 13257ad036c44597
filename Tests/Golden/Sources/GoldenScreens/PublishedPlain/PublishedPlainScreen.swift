package import Wayline

extension RouteName {
    package static let publishedPlain: RouteName = "a-route-to-publishedplain"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class PublishedPlainScreen: ViewScreen {
    package let way = Way()
    package let view = PublishedPlainView()
    package let router: any Router
    private let viewModel: PublishedPlainViewModel
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: PublishedPlainViewModel) {
        self.viewModel = viewModel
        router = PublishedPlainRouter(viewModel: viewModel)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.$name).store(in: &bindings)
        viewModel.$canFinish.assign(to: \.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) { $0.perform(PublishedPlainRouter.Route.done) }
    }
}
