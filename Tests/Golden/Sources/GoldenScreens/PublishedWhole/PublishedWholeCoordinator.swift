internal import Wayline

extension Listed {
    /// The row of the menu that starts the flow. `onResult` can use the flow's result.
    static var publishedWhole: Listed {
        Listed(
            "Published whole",
            ChildFlow(.publishedWhole) { _ in
                PublishedWholeCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}

/// The result of the flow.
nonisolated struct PublishedWholeOutput: Hashable, Codable, Sendable {
    let name: String
}

/// Owns the flow. It begins with the screen and ends with the name.
final class PublishedWholeCoordinator: Coordinator {
    typealias Output = PublishedWholeOutput

    static let flow = Flow<PublishedWholeCoordinator>(.publishedWhole) {
        ScreenRoute(.publishedWhole) { _ in
            PublishedWholeScreen()
        }
    }
}
