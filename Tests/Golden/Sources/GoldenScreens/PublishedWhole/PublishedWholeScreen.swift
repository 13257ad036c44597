package import Wayline

extension RouteName {
    package static let publishedWhole: RouteName = "a-route-to-publishedwhole"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class PublishedWholeScreen: ViewScreen {
    package let way = Way()
    package let view: PublishedWholeView
    package let router: any Router
    package let children: [any Screen]
    private let viewModel: PublishedWholeViewModel
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: PublishedWholeViewModel) {
        self.viewModel = viewModel
        router = PublishedWholeRouter(viewModel: viewModel)
        let parts: [any ViewScreen] = [
            PublishedWholeHeaderScreen(viewModel: viewModel.headerPart)
        ]
        children = parts
        view = PublishedWholeView(parts)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.$name).store(in: &bindings)
        viewModel.$canFinish.assign(to: \.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) { $0.perform(PublishedWholeRouter.Route.done) }
    }
}
