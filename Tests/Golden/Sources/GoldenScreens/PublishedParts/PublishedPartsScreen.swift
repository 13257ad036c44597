package import Wayline

extension RouteName {
    package static let publishedParts: RouteName = "a-route-to-publishedparts"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class PublishedPartsScreen: ViewScreen {
    package let way = Way()
    package let view: PublishedPartsView
    package let router: any Router
    package let children: [any Screen]
    private let viewModel: PublishedPartsViewModel
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: PublishedPartsViewModel) {
        self.viewModel = viewModel
        router = PublishedPartsRouter(viewModel: viewModel)
        let parts: [any ViewScreen] = [
            PublishedPartsHeaderScreen(viewModel: viewModel.headerPart),
            PublishedPartsPhotoAlbumScreen(viewModel: viewModel.photoAlbumPart),
        ]
        children = parts
        view = PublishedPartsView(parts)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.$name).store(in: &bindings)
        viewModel.$canFinish.assign(to: \.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) { $0.perform(PublishedPartsRouter.Route.done) }
    }
}
