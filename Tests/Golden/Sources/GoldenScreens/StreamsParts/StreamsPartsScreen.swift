package import Wayline

extension RouteName {
    package static let streamsParts: RouteName = "a-route-to-streamsparts"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class StreamsPartsScreen: ViewScreen {
    package let way = Way()
    package let view: StreamsPartsView
    package let router: any Router
    package let children: [any Screen]
    private let viewModel: any StreamsPartsViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: any StreamsPartsViewModelProtocol) {
        self.viewModel = viewModel
        router = StreamsPartsRouter(viewModel: viewModel)
        let parts: [any ViewScreen] = [
            StreamsPartsHeaderScreen(viewModel: viewModel.headerPart),
            StreamsPartsPhotoAlbumScreen(viewModel: viewModel.photoAlbumPart),
        ]
        children = parts
        view = StreamsPartsView(parts)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.tapPublisher.bind(to: viewModel.done) { $0.send($1) }.store(in: &bindings)
        viewModel.finished.bind(to: self) { screen, _ in
            screen.perform(StreamsPartsRouter.Route.done)
        }
        .store(in: &bindings)
    }
}
