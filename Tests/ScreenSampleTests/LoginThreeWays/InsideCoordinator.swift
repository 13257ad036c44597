import Screens
import Wayline

/// Stands for the screens after the login.
final class InsideCoordinator: Coordinator {
    static let flow = Flow<InsideCoordinator>(.home) {
        ScreenRoute(.home) { _ in PlainScreen() }
    }

    let way = Way()
}
