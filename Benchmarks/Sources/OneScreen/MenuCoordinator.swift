import Wayline

/// A flow with one screen.
final class MenuCoordinator: Coordinator {
    static let flow = Flow<MenuCoordinator>("menu") {
        ScreenRoute("menu") { _ in MenuScreen() }
    }
}
