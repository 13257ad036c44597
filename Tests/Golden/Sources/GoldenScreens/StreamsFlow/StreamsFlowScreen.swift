package import Wayline

extension RouteName {
    package static let streamsFlow: RouteName = "a-route-to-streamsflow"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class StreamsFlowScreen: ViewScreen {
    package let way = Way()
    package let view = StreamsFlowView()
    package let router: any Router
    private let viewModel: any StreamsFlowViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: any StreamsFlowViewModelProtocol) {
        self.viewModel = viewModel
        router = StreamsFlowRouter(viewModel: viewModel)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.tapPublisher.bind(to: viewModel.done) { $0.send($1) }.store(in: &bindings)
        viewModel.finished.bind(to: self) { screen, _ in
            screen.perform(StreamsFlowRouter.Route.done)
        }
        .store(in: &bindings)
    }
}
