import Wayline

extension Destination<NoInput, NoOutput> {
    static let left = Self("left")
    static let right = Self("right")
}

/// Two guards that send the user to each other.
final class CircleCoordinator: Coordinator {
    static let flow = Flow<CircleCoordinator>(.home) {
        FlowScreen(.home) { _ in HomeScreen() }
        FlowScreen(.left) { _ in PlainScreen() }
            .onEnter { _, _ in .redirect(.push(.right)) }
        FlowScreen(.right) { _ in PlainScreen() }
            .onEnter { _, _ in .redirect(.push(.left)) }
    }
}
