package import Wayline

extension RouteName {
    package static let streamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA: RouteName =
        "a-route-to-streamsababababababababababababababababababababababababababa"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAScreen: ViewScreen {
    package let way = Way()
    package let view = StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAView()
    package let router: any Router
    private let viewModel:
        any StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(
        viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol
    ) {
        self.viewModel = viewModel
        router = StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbARouter(
            viewModel: viewModel)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.tapPublisher.bind(to: viewModel.done) { $0.send($1) }.store(in: &bindings)
        viewModel.finished.bind(to: self) { screen, _ in
            screen.perform(
                StreamsAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbARouter.Route.done)
        }
        .store(in: &bindings)
    }
}
