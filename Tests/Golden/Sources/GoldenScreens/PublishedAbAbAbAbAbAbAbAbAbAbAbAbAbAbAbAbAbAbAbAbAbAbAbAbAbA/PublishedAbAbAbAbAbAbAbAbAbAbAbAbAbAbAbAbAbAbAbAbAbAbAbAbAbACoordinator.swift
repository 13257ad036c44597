package import Wayline

/// Owns the flow, which begins with the screen, and ends with what was filled in.
package final class PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbACoordinator:
    Coordinator
{
    package typealias Output = PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAOutput

    package static let flow = Flow<
        PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbACoordinator
    >(.publishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA) {
        ScreenRoute(.publishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbA) { _ in
            PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAScreen(
                viewModel: PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModel())
        }
    }

    package let way = Way()

    package init() {}
}
