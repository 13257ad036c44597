package import Wayline

extension RouteName {
    package static let publishedAbAbAbAbAbAbAbAbAbAbA: RouteName =
        "a-route-to-publishedababababababababababa"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class PublishedAbAbAbAbAbAbAbAbAbAbAScreen: ViewScreen {
    package let way = Way()
    package let view: PublishedAbAbAbAbAbAbAbAbAbAbAView
    package let router: any Router
    package let children: [any Screen]
    private let viewModel: PublishedAbAbAbAbAbAbAbAbAbAbAViewModel
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: PublishedAbAbAbAbAbAbAbAbAbAbAViewModel) {
        self.viewModel = viewModel
        router = PublishedAbAbAbAbAbAbAbAbAbAbARouter(viewModel: viewModel)
        let parts: [any ViewScreen] = [
            PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
                viewModel: viewModel.partAbAbAbAbAbAbAbAbAbAbAbAbAbPart
            ),
            PublishedAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
                viewModel: viewModel.alsoAbAbAbAbAbAbAbAbAbAbAbAbAbPart
            ),
        ]
        children = parts
        view = PublishedAbAbAbAbAbAbAbAbAbAbAView(parts)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.$name).store(in: &bindings)
        viewModel.$canFinish.assign(to: \.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) { $0.perform(PublishedAbAbAbAbAbAbAbAbAbAbARouter.Route.done) }
    }
}
