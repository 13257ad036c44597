internal import Wayline

extension RouteID<NoInput> {
    static let streamsAbAbAbAbAbAbAbAbAbAbAbA = Self("a-route-to-streamsabababababababababababa")
}

/// Joins the view and the view model, and makes the facts of the router.
final class StreamsAbAbAbAbAbAbAbAbAbAbAbAScreen: ViewScreen {
    typealias Routes = StreamsAbAbAbAbAbAbAbAbAbAbAbARouter
    let view = StreamsAbAbAbAbAbAbAbAbAbAbAbAView()
    let viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol
    let parts: [any ViewScreen] = [
        StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
            viewModel: StreamsAbAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        ),
        StreamsAbAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
            viewModel: StreamsAbAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        ),
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts {
        .init(canFinish: viewModel.canFinish.value, name: viewModel.name.value)
    }

    /// Creates a screen that shows and changes `viewModel`.
    init(viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol) {
        self.viewModel = viewModel
    }

    func start() {
        view.parts.screens = parts
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done.tapPublisher) { screen, _ in screen.viewModel.done.send() }
        bind(viewModel.finished) { screen, _ in screen.perform(.done) }
    }
}
