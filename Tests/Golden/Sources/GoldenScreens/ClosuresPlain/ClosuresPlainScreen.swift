internal import Wayline

extension RouteID<NoInput> { static let closuresPlain = Self("a-route-to-closuresplain") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var closuresPlain: Listed {
        Listed("Closures plain", .closuresPlain) { _ in
            ClosuresPlainScreen()
        }
    }
}

/// Joins the view and the view model, and makes the facts of the router.
final class ClosuresPlainScreen: ViewScreen {
    typealias Routes = ClosuresPlainRouter
    let view = ClosuresPlainView()
    let viewModel = ClosuresPlainViewModel()
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    func start() {
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done, to: .done)
    }
}
