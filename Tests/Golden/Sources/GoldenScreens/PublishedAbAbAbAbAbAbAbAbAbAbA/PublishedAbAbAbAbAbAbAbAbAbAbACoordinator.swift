package import Wayline

/// Owns the flow. It begins with the screen and ends with the name.
package final class PublishedAbAbAbAbAbAbAbAbAbAbACoordinator: Coordinator {
    package typealias Output = PublishedAbAbAbAbAbAbAbAbAbAbAOutput

    package static let flow = Flow<
        PublishedAbAbAbAbAbAbAbAbAbAbACoordinator
    >(.publishedAbAbAbAbAbAbAbAbAbAbA) {
        ScreenRoute(.publishedAbAbAbAbAbAbAbAbAbAbA) { _ in
            PublishedAbAbAbAbAbAbAbAbAbAbAScreen(
                viewModel: PublishedAbAbAbAbAbAbAbAbAbAbAViewModel())
        }
    }

    package let way = Way()

    package init() {}
}
