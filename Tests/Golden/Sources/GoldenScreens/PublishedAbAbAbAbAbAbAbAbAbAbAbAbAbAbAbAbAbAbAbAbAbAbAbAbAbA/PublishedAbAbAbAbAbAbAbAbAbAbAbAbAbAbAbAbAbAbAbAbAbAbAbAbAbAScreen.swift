internal import Wayline

extension RouteID<NoInput> {
    static let publishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA = Self(
        "a-route-to-publishedabababababababababababababababababababababababababa"
    )
}

/// Joins the view and the view model, and makes the facts of the router.
final class PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAScreen: ViewScreen {
    typealias Routes = PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbARouter
    let view = PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAView()
    let viewModel = PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModel()
    var facts: Routes.Facts {
        .init(canFinish: viewModel.canFinish, name: viewModel.name)
    }

    func start() {
        bind(view.name, viewModel.$name)
        bind(\.done.isEnabled, viewModel.$canFinish)
        bind(view.done, to: .done)
    }
}
