internal import Wayline

extension Listed {
    /// The row of the menu that starts the flow. `onResult` can use the flow's result.
    static var streamsFlow: Listed {
        Listed(
            "Streams flow",
            ChildFlow(.streamsFlow) { _ in
                StreamsFlowCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}

/// The result of the flow.
nonisolated struct StreamsFlowOutput: Hashable, Codable, Sendable {
    let name: String
}

/// Owns the flow. It begins with the screen and ends with the name.
final class StreamsFlowCoordinator: Coordinator {
    typealias Output = StreamsFlowOutput

    static let flow = Flow<StreamsFlowCoordinator>(.streamsFlow) {
        ScreenRoute(.streamsFlow) { _ in StreamsFlowScreen() }
    }
}
