internal import Wayline

extension RouteID<NoInput> { static let streamsWhole = Self("a-route-to-streamswhole") }

/// Joins the view and the view model, and makes the facts of the router.
final class StreamsWholeScreen: ViewScreen {
    typealias Routes = StreamsWholeRouter
    let view = StreamsWholeView()
    let viewModel = StreamsWholeViewModel()
    let parts: [any ViewScreen] = [
        StreamsWholeHeaderScreen(),
        StreamsWholePhotoAlbumScreen(),
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts {
        .init(canFinish: viewModel.canFinish.value, name: viewModel.name.value)
    }

    func start() {
        view.parts.screens = parts
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done.tapPublisher) { screen, _ in screen.viewModel.done.send() }
        bind(viewModel.finished) { screen, _ in screen.perform(.done) }
    }
}
