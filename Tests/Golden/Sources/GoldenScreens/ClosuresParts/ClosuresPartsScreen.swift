package import Wayline

extension RouteName {
    package static let closuresParts: RouteName = "a-route-to-closuresparts"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class ClosuresPartsScreen: ViewScreen {
    package let way = Way()
    package let view: ClosuresPartsView
    package let router: any Router
    package let children: [any Screen]
    private let viewModel: any ClosuresPartsViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
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
