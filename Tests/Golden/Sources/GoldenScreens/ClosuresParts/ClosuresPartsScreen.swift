package import Wayline

extension RouteID {
    package static let closuresParts: RouteID = "a-route-to-closuresparts"
}

/// Joins the view and the view model, and names routes. Where they lead, the router decides.
package final class ClosuresPartsScreen: ViewScreen {
    package let way = Way()
    package let view: ClosuresPartsView
    package let router: any Router
    package let children: [any Screen]
    private let viewModel: any ClosuresPartsViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    package init(viewModel: any ClosuresPartsViewModelProtocol) {
        self.viewModel = viewModel
        router = ClosuresPartsRouter(viewModel: viewModel)
        let parts: [any ViewScreen] = [
            ClosuresPartsHeaderScreen(viewModel: viewModel.headerPart),
            ClosuresPartsPhotoAlbumScreen(viewModel: viewModel.photoAlbumPart),
        ]
        children = parts
        view = ClosuresPartsView(parts)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) { $0.perform(ClosuresPartsRouter.Route.done) }
    }
}
