internal import Wayline

extension Listed {
    /// The row of the menu that starts the flow. `onResult` can use the flow's result.
    static var streamsAbAbAbAbAbAbAbAbAbAbAbA: Listed {
        Listed(
            "Streams ab ab ab ab ab ab ab ab ab ab ab a",
            ChildFlow(.streamsAbAbAbAbAbAbAbAbAbAbAbA) { _ in
                StreamsAbAbAbAbAbAbAbAbAbAbAbACoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}

/// The result of the flow.
nonisolated struct StreamsAbAbAbAbAbAbAbAbAbAbAbAOutput: Hashable, Codable, Sendable {
    let name: String
}

/// Owns the flow. It begins with the screen and ends with the name.
final class StreamsAbAbAbAbAbAbAbAbAbAbAbACoordinator: Coordinator {
    typealias Output = StreamsAbAbAbAbAbAbAbAbAbAbAbAOutput

    static let flow = Flow<
        StreamsAbAbAbAbAbAbAbAbAbAbAbACoordinator
    >(.streamsAbAbAbAbAbAbAbAbAbAbAbA) {
        ScreenRoute(.streamsAbAbAbAbAbAbAbAbAbAbAbA) { _ in
            StreamsAbAbAbAbAbAbAbAbAbAbAbAScreen(
                viewModel: StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModel())
        }
    }
}
