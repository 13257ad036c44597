internal import Wayline

extension Listed {
    /// The row of the menu that starts the flow. `onResult` can use the flow's result.
    static var closuresAbAbAbAbAbAbAbAbAbAbAb: Listed {
        Listed(
            "Closures ab ab ab ab ab ab ab ab ab ab ab",
            ChildFlow(.closuresAbAbAbAbAbAbAbAbAbAbAb) { _ in
                ClosuresAbAbAbAbAbAbAbAbAbAbAbCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}

/// The result of the flow.
nonisolated struct ClosuresAbAbAbAbAbAbAbAbAbAbAbOutput: Hashable, Codable, Sendable {
    let name: String
}

/// Owns the flow. It begins with the screen and ends with the name.
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbCoordinator: Coordinator {
    typealias Output = ClosuresAbAbAbAbAbAbAbAbAbAbAbOutput

    static let flow = Flow<
        ClosuresAbAbAbAbAbAbAbAbAbAbAbCoordinator
    >(.closuresAbAbAbAbAbAbAbAbAbAbAb) {
        ScreenRoute(.closuresAbAbAbAbAbAbAbAbAbAbAb) { _ in
            ClosuresAbAbAbAbAbAbAbAbAbAbAbScreen(
                viewModel: ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModel())
        }
    }
}
