import Screens
import Wayline

/// Stands for what is behind the login.
final class InsideCoordinator: Coordinator {
    static let flow = Flow<InsideCoordinator>(.home) {
        ScreenRoute(.home) { _ in PlainScreen() }
    }

    let way = Way()
}
