package import Wayline

extension RouteName {
    package static let streamsAbAbAbAbAbAbAbAbAbAbAbA: RouteName =
        "a-route-to-streamsabababababababababababa"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class StreamsAbAbAbAbAbAbAbAbAbAbAbAScreen: ViewScreen {
    package let way = Way()
    package let view: StreamsAbAbAbAbAbAbAbAbAbAbAbAView
    package let router: any Router
    package let children: [any Screen]
    private let viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol) {
        self.viewModel = viewModel
        router = StreamsAbAbAbAbAbAbAbAbAbAbAbARouter(viewModel: viewModel)
        let parts: [any ViewScreen] = [
            StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
                viewModel: viewModel.partAbAbAbAbAbAbAbAbAbAbAbAbAbPart
            ),
            StreamsAbAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
                viewModel: viewModel.alsoAbAbAbAbAbAbAbAbAbAbAbAbAbPart
            ),
        ]
        children = parts
        view = StreamsAbAbAbAbAbAbAbAbAbAbAbAView(parts)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.tapPublisher.bind(to: viewModel.done) { $0.send($1) }.store(in: &bindings)
        viewModel.finished.bind(to: self) { screen, _ in
            screen.perform(StreamsAbAbAbAbAbAbAbAbAbAbAbARouter.Route.done)
        }
        .store(in: &bindings)
    }
}
