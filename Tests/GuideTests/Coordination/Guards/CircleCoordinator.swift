import Wayline

extension RouteID<NoInput> {
    static let left = Self("left")
    static let right = Self("right")
}

/// Two guards that send the user to each other.
final class CircleCoordinator: Coordinator {
    static let flow = Flow<CircleCoordinator>(.home) {
        ScreenRoute(.home) { _ in HomeScreen() }
        ScreenRoute(.left) { _ in PlainScreen() }
            .onEnter { _, _ in .redirect(.push(.right)) }
        ScreenRoute(.right) { _ in PlainScreen() }
            .onEnter { _, _ in .redirect(.push(.left)) }
    }
}
