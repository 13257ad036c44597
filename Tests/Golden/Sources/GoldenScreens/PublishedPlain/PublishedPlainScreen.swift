internal import Wayline

extension RouteID<NoInput> { static let publishedPlain = Self("a-route-to-publishedplain") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var publishedPlain: Listed {
        Listed("Published plain", .publishedPlain) { _ in
            PublishedPlainScreen()
        }
    }
}

/// Joins the view and the view model, and makes the facts of the router.
final class PublishedPlainScreen: ViewScreen {
    typealias Routes = PublishedPlainRouter
    let view = PublishedPlainView()
    let viewModel = PublishedPlainViewModel()
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish) }

    func start() {
        bind(view.name, viewModel.$name)
        bind(\.done.isEnabled, viewModel.$canFinish)
        bind(view.done, to: .done)
    }
}
