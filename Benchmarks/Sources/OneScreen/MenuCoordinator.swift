import Wayline

extension RouteID<NoInput> {
    static let menu = Self("menu")
}

/// A flow with one screen.
final class MenuCoordinator: Coordinator {
    static let flow = Flow<MenuCoordinator>(.menu) {
        ScreenRoute(.menu) { _ in MenuScreen() }
    }
}
