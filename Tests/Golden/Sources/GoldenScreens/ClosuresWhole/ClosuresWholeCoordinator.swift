internal import Wayline

extension Listed {
    /// The row of the menu that starts the flow. `onResult` can use the flow's result.
    static var closuresWhole: Listed {
        Listed(
            "Closures whole",
            ChildFlow(.closuresWhole) { _ in
                ClosuresWholeCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}

/// The result of the flow.
nonisolated struct ClosuresWholeOutput: Hashable, Codable, Sendable {
    let name: String
}

/// Owns the flow. It begins with the screen and ends with the name.
final class ClosuresWholeCoordinator: Coordinator {
    typealias Output = ClosuresWholeOutput

    static let flow = Flow<ClosuresWholeCoordinator>(.closuresWhole) {
        ScreenRoute(.closuresWhole) { _ in
            ClosuresWholeScreen()
        }
    }
}
