package import Wayline

/// Owns the flow, which begins with the screen, and ends with what was filled in.
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
