internal import Wayline

extension RouteID<NoInput> { static let publishedKnown = Self("a-route-to-publishedknown") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var publishedKnown: Listed {
        Listed("Published known", .publishedKnown) { _ in
            PublishedKnownScreen(viewModel: PublishedKnownViewModel())
        }
    }
}

/// Joins the view and the view model, and makes the facts of the router.
final class PublishedKnownScreen: ViewScreen {
    typealias Routes = PublishedKnownRouter
    let view = PublishedKnownView()
    let viewModel: any PublishedKnownViewModelProtocol
    let parts: [any ViewScreen] = [
        PublishedKnownHeaderScreen(viewModel: PublishedKnownHeaderViewModel())
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish) }

    /// Creates a screen that shows and changes `viewModel`.
    init(viewModel: any PublishedKnownViewModelProtocol) {
        self.viewModel = viewModel
    }

    func start() {
        view.parts.screens = parts
        bind(view.name, viewModel.namePublisher)
        bind(\.done.isEnabled, viewModel.canFinishPublisher)
        bind(view.done, to: .done)
    }
}
