internal import Wayline

extension RouteID<NoInput> { static let publishedParts = Self("a-route-to-publishedparts") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var publishedParts: Listed {
        Listed("Published parts", .publishedParts) { _ in PublishedPartsScreen() }
    }
}

/// Joins the view and the view model, and makes the facts of the router.
final class PublishedPartsScreen: ViewScreen {
    typealias Routes = PublishedPartsRouter
    let view = PublishedPartsView()
    let viewModel = PublishedPartsViewModel()
    let parts: [any ViewScreen] = [
        PublishedPartsHeaderScreen(),
        PublishedPartsPhotoAlbumScreen(),
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish) }

    func start() {
        view.parts.screens = parts
        bind(view.name, viewModel.$name)
        bind(\.done.isEnabled, viewModel.$canFinish)
        bind(view.done, to: .done)
    }
}
