internal import Wayline

extension RouteID<NoInput> { static let closuresKnown = Self("a-route-to-closuresknown") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var closuresKnown: Listed {
        Listed("Closures known", .closuresKnown) { _ in
            ClosuresKnownScreen(viewModel: ClosuresKnownViewModel())
        }
    }
}

/// Joins the view and the view model, and makes the facts of the router.
final class ClosuresKnownScreen: ViewScreen {
    typealias Routes = ClosuresKnownRouter
    let view = ClosuresKnownView()
    let viewModel: any ClosuresKnownViewModelProtocol
    let parts: [any ViewScreen] = [
        ClosuresKnownHeaderScreen(viewModel: ClosuresKnownHeaderViewModel())
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    /// Creates a screen that shows and changes `viewModel`.
    init(viewModel: any ClosuresKnownViewModelProtocol) {
        self.viewModel = viewModel
    }

    func start() {
        view.parts.screens = parts
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done, to: .done)
    }
}
