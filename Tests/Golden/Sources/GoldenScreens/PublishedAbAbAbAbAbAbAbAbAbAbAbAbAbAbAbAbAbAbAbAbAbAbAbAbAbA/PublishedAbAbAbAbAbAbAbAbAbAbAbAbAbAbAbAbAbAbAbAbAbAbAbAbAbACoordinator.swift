internal import Wayline

extension Listed {
    /// The row of the menu that starts the flow. `onResult` can use the flow's result.
    static var publishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA: Listed {
        Listed(
            "Published ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab a",
            ChildFlow(.publishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA) { _ in
                PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbACoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}

/// The result of the flow.
nonisolated struct PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAOutput:
    Hashable, Codable, Sendable
{
    let name: String
}

/// Owns the flow. It begins with the screen and ends with the name.
final class PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbACoordinator: Coordinator {
    typealias Output = PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAOutput

    static let flow = Flow<
        PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbACoordinator
    >(.publishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA) {
        ScreenRoute(.publishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA) { _ in
            PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAScreen()
        }
    }
}
