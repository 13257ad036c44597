package import Wayline

/// Owns the flow. It begins with the screen and ends with the name.
package final class PublishedWholeCoordinator: Coordinator {
    package typealias Output = PublishedWholeOutput

    package static let flow = Flow<PublishedWholeCoordinator>(.publishedWhole) {
        ScreenRoute(.publishedWhole) { _ in
            PublishedWholeScreen(viewModel: PublishedWholeViewModel())
        }
    }

    package let way = Way()

    package init() {}
}
