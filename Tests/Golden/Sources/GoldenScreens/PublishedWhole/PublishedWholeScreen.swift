internal import Wayline

extension RouteID<NoInput> { static let publishedWhole = Self("a-route-to-publishedwhole") }

/// Joins the view and the view model, and makes the facts of the router.
final class PublishedWholeScreen: ViewScreen {
    typealias Routes = PublishedWholeRouter
    let view = PublishedWholeView()
    let viewModel = PublishedWholeViewModel()
    let parts: [any ViewScreen] = [
        PublishedWholeHeaderScreen(),
        PublishedWholePhotoAlbumScreen(),
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts {
        .init(canFinish: viewModel.canFinish, name: viewModel.name)
    }

    func start() {
        view.parts.screens = parts
        bind(view.name, viewModel.$name)
        bind(\.done.isEnabled, viewModel.$canFinish)
        bind(view.done, to: .done)
    }
}
