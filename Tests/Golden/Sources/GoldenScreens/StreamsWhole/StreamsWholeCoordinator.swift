internal import Wayline

extension Listed {
    /// The row of the menu that starts the flow. `onResult` can use the flow's result.
    static var streamsWhole: Listed {
        Listed(
            "Streams whole",
            ChildFlow(.streamsWhole) { _ in
                StreamsWholeCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}

/// The result of the flow.
nonisolated struct StreamsWholeOutput: Hashable, Codable, Sendable {
    let name: String
}

/// Owns the flow. It begins with the screen and ends with the name.
final class StreamsWholeCoordinator: Coordinator {
    typealias Output = StreamsWholeOutput

    static let flow = Flow<StreamsWholeCoordinator>(.streamsWhole) {
        ScreenRoute(.streamsWhole) { _ in
            StreamsWholeScreen()
        }
    }
}
