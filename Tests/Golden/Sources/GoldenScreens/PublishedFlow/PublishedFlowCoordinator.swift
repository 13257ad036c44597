internal import Wayline

extension Listed {
    /// The row of the menu that starts the flow. `onResult` can use the flow's result.
    static var publishedFlow: Listed {
        Listed(
            "Published flow",
            ChildFlow(.publishedFlow) { _ in
                PublishedFlowCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}

/// The result of the flow.
nonisolated struct PublishedFlowOutput: Hashable, Codable, Sendable {
    let name: String
}

/// Owns the flow. It begins with the screen and ends with the name.
final class PublishedFlowCoordinator: Coordinator {
    typealias Output = PublishedFlowOutput

    static let flow = Flow<PublishedFlowCoordinator>(.publishedFlow) {
        ScreenRoute(.publishedFlow) { _ in PublishedFlowScreen() }
    }
}
