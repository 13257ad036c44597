internal import Wayline

extension RouteID<NoInput> { static let closuresParts = Self("a-route-to-closuresparts") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var closuresParts: Listed {
        Listed("Closures parts", .closuresParts) { _ in ClosuresPartsScreen() }
    }
}

/// Joins the view and the view model, and makes the facts of the router.
final class ClosuresPartsScreen: ViewScreen {
    typealias Routes = ClosuresPartsRouter
    let view = ClosuresPartsView()
    let viewModel = ClosuresPartsViewModel()
    let parts: [any ViewScreen] = [
        ClosuresPartsHeaderScreen(),
        ClosuresPartsPhotoAlbumScreen(),
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    func start() {
        view.parts.screens = parts
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done, to: .done)
    }
}
