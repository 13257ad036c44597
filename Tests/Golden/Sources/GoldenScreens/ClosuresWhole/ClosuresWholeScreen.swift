internal import Wayline

extension RouteID<NoInput> { static let closuresWhole = Self("a-route-to-closureswhole") }

/// Joins the view and the view model, and makes the facts of the router.
final class ClosuresWholeScreen: ViewScreen {
    typealias Routes = ClosuresWholeRouter
    let view = ClosuresWholeView()
    let viewModel = ClosuresWholeViewModel()
    let parts: [any ViewScreen] = [
        ClosuresWholeHeaderScreen(),
        ClosuresWholePhotoAlbumScreen(),
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts {
        .init(canFinish: viewModel.canFinish.value, name: viewModel.name.value)
    }

    func start() {
        view.parts.screens = parts
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done, to: .done)
    }
}
