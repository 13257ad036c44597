package import Wayline

extension RouteName {
    package static let streamsPlain: RouteName = "a-route-to-streamsplain"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class StreamsPlainScreen: ViewScreen {
    package let way = Way()
    package let view = StreamsPlainView()
    package let router: any Router
    private let viewModel: any StreamsPlainViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: any StreamsPlainViewModelProtocol) {
        self.viewModel = viewModel
        router = StreamsPlainRouter(viewModel: viewModel)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.tapPublisher.bind(to: viewModel.done) { $0.send($1) }.store(in: &bindings)
        viewModel.finished.bind(to: self) { screen, _ in
            screen.perform(StreamsPlainRouter.Route.done)
        }
        .store(in: &bindings)
    }
}
