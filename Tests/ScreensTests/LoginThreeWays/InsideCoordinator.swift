import Wayline

@testable import Screens

/// Stands for the screens after the login.
final class InsideCoordinator: Coordinator {
    static let flow = Flow<InsideCoordinator>(.home) {
        FlowScreen(.home) { _ in PlainScreen() }
    }
}
