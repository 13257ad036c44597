internal import Wayline

extension RouteID<NoInput> { static let streamsPlain = Self("a-route-to-streamsplain") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var streamsPlain: Listed {
        Listed("Streams plain", .streamsPlain) { _ in
            StreamsPlainScreen()
        }
    }
}

/// Joins the view and the view model, and makes the facts of the router.
final class StreamsPlainScreen: ViewScreen {
    typealias Routes = StreamsPlainRouter
    let view = StreamsPlainView()
    let viewModel = StreamsPlainViewModel()
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    func start() {
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done.tapPublisher) { screen, _ in screen.viewModel.done.send() }
        bind(viewModel.finished) { screen, _ in screen.perform(.done) }
    }
}
