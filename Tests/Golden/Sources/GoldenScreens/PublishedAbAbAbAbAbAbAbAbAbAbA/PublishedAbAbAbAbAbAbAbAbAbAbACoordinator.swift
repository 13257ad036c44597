internal import Wayline

extension Listed {
    /// The row of the menu that starts the flow. `onResult` can use the flow's result.
    static var publishedAbAbAbAbAbAbAbAbAbAbA: Listed {
        Listed(
            "Published ab ab ab ab ab ab ab ab ab ab a",
            ChildFlow(.publishedAbAbAbAbAbAbAbAbAbAbA) { _ in
                PublishedAbAbAbAbAbAbAbAbAbAbACoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}

/// The result of the flow.
nonisolated struct PublishedAbAbAbAbAbAbAbAbAbAbAOutput: Hashable, Codable, Sendable {
    let name: String
}

/// Owns the flow. It begins with the screen and ends with the name.
final class PublishedAbAbAbAbAbAbAbAbAbAbACoordinator: Coordinator {
    typealias Output = PublishedAbAbAbAbAbAbAbAbAbAbAOutput

    static let flow = Flow<
        PublishedAbAbAbAbAbAbAbAbAbAbACoordinator
    >(.publishedAbAbAbAbAbAbAbAbAbAbA) {
        ScreenRoute(.publishedAbAbAbAbAbAbAbAbAbAbA) { _ in
            PublishedAbAbAbAbAbAbAbAbAbAbAScreen(
                viewModel: PublishedAbAbAbAbAbAbAbAbAbAbAViewModel())
        }
    }
}
