internal import Wayline

extension RouteID<NoInput> { static let streamsParts = Self("a-route-to-streamsparts") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var streamsParts: Listed {
        Listed("Streams parts", .streamsParts) { _ in StreamsPartsScreen() }
    }
}

/// Joins the view and the view model, and makes the facts of the router.
final class StreamsPartsScreen: ViewScreen {
    typealias Routes = StreamsPartsRouter
    let view = StreamsPartsView()
    let viewModel = StreamsPartsViewModel()
    let parts: [any ViewScreen] = [
        StreamsPartsHeaderScreen(),
        StreamsPartsPhotoAlbumScreen(),
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    func start() {
        view.parts.screens = parts
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done.tapPublisher) { screen, _ in screen.viewModel.done.send() }
        bind(viewModel.finished) { screen, _ in screen.perform(.done) }
    }
}
