internal import Wayline

extension RouteID<NoInput> { static let streamsFlow = Self("a-route-to-streamsflow") }

/// Joins the view and the view model, and makes the facts of the router.
final class StreamsFlowScreen: ViewScreen {
    typealias Routes = StreamsFlowRouter
    let view = StreamsFlowView()
    let viewModel = StreamsFlowViewModel()
    var facts: Routes.Facts {
        .init(canFinish: viewModel.canFinish.value, name: viewModel.name.value)
    }

    func start() {
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done.tapPublisher) { screen, _ in screen.viewModel.done.send() }
        bind(viewModel.finished) { screen, _ in screen.perform(.done) }
    }
}
