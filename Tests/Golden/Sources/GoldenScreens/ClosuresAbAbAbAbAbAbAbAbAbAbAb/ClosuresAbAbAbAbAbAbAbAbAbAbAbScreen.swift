internal import Wayline

extension RouteID<NoInput> {
    static let closuresAbAbAbAbAbAbAbAbAbAbAb = Self("a-route-to-closuresababababababababababab")
}

/// Joins the view and the view model, and makes the facts of the router.
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbScreen: ViewScreen {
    typealias Routes = ClosuresAbAbAbAbAbAbAbAbAbAbAbRouter
    let view = ClosuresAbAbAbAbAbAbAbAbAbAbAbView()
    let viewModel: any ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    let parts: [any ViewScreen] = [
        ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
            viewModel: ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        ),
        ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
            viewModel: ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        ),
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts {
        .init(canFinish: viewModel.canFinish.value, name: viewModel.name.value)
    }

    /// Creates a screen that shows and changes `viewModel`.
    init(viewModel: any ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol) {
        self.viewModel = viewModel
    }

    func start() {
        view.parts.screens = parts
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done, to: .done)
    }
}
