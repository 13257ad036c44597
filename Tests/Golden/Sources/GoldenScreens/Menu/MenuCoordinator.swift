package import Wayline

/// Owns the menu and its screens.
package final class MenuCoordinator: Coordinator {
    package static let flow = Flow<MenuCoordinator>(.menu) {
        ScreenRoute(.menu) { _ in MenuScreen(ScreenList.all) }
            .on(\.view.screens.chosenPublisher) { _, screen in screen.transition }
        ScreenList.all
    }

    package init() {}
}
