internal import Wayline

extension RouteID<NoInput> { static let publishedFlow = Self("a-route-to-publishedflow") }

/// Joins the view and the view model, and makes the facts of the router.
final class PublishedFlowScreen: ViewScreen {
    typealias Routes = PublishedFlowRouter
    let view = PublishedFlowView()
    let viewModel = PublishedFlowViewModel()
    var facts: Routes.Facts {
        .init(canFinish: viewModel.canFinish, name: viewModel.name)
    }

    func start() {
        bind(view.name, viewModel.$name)
        bind(\.done.isEnabled, viewModel.$canFinish)
        bind(view.done, to: .done)
    }
}
