package import Wayline

extension RouteName {
    package static let streamsWhole: RouteName = "a-route-to-streamswhole"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class StreamsWholeScreen: ViewScreen {
    package let way = Way()
    package let view: StreamsWholeView
    package let router: any Router
    package let children: [any Screen]
    private let viewModel: any StreamsWholeViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: any StreamsWholeViewModelProtocol) {
        self.viewModel = viewModel
        router = StreamsWholeRouter(viewModel: viewModel)
        let parts: [any ViewScreen] = [
            StreamsWholeHeaderScreen(viewModel: viewModel.headerPart)
        ]
        children = parts
        view = StreamsWholeView(parts)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.tapPublisher.bind(to: viewModel.done) { $0.send($1) }.store(in: &bindings)
        viewModel.finished.bind(to: self) { screen, _ in
            screen.perform(StreamsWholeRouter.Route.done)
        }
        .store(in: &bindings)
    }
}
