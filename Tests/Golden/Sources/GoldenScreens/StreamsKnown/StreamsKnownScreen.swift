internal import Wayline

extension RouteID<NoInput> { static let streamsKnown = Self("a-route-to-streamsknown") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var streamsKnown: Listed {
        Listed("Streams known", .streamsKnown) { _ in
            StreamsKnownScreen(viewModel: StreamsKnownViewModel())
        }
    }
}

/// Joins the view and the view model, and makes the facts of the router.
final class StreamsKnownScreen: ViewScreen {
    typealias Routes = StreamsKnownRouter
    let view = StreamsKnownView()
    let viewModel: any StreamsKnownViewModelProtocol
    let parts: [any ViewScreen] = [
        StreamsKnownHeaderScreen(viewModel: StreamsKnownHeaderViewModel())
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    /// Creates a screen that shows and changes `viewModel`.
    init(viewModel: any StreamsKnownViewModelProtocol) {
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
