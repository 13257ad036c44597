internal import Wayline

extension Listed {
    /// The row of the menu that starts the flow. `onResult` can use the flow's result.
    static var closuresFlow: Listed {
        Listed(
            "Closures flow",
            ChildFlow(.closuresFlow) { _ in
                ClosuresFlowCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}

/// The result of the flow.
nonisolated struct ClosuresFlowOutput: Hashable, Codable, Sendable {
    let name: String
}

/// Owns the flow. It begins with the screen and ends with the name.
final class ClosuresFlowCoordinator: Coordinator {
    typealias Output = ClosuresFlowOutput

    static let flow = Flow<ClosuresFlowCoordinator>(.closuresFlow) {
        ScreenRoute(.closuresFlow) { _ in ClosuresFlowScreen() }
    }
}
