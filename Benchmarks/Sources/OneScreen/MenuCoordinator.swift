import Wayline

extension Destination<NoInput, NoOutput> {
    static let menu = Self("menu")
}

/// A flow with one screen.
final class MenuCoordinator: Coordinator {
    static let flow = Flow<MenuCoordinator>(.menu) {
        FlowScreen(.menu) { _ in MenuScreen() }
    }
}
