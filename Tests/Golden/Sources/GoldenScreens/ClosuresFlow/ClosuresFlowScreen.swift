internal import Wayline

extension RouteID<NoInput> { static let closuresFlow = Self("a-route-to-closuresflow") }

/// Joins the view and the view model, and makes the facts of the router.
final class ClosuresFlowScreen: ViewScreen {
    typealias Routes = ClosuresFlowRouter
    let view = ClosuresFlowView()
    let viewModel = ClosuresFlowViewModel()
    var facts: Routes.Facts {
        .init(canFinish: viewModel.canFinish.value, name: viewModel.name.value)
    }

    func start() {
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done, to: .done)
    }
}
