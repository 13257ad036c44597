package import Wayline

/// Owns the flow. It begins with the screen and ends with the name.
package final class PublishedFlowCoordinator: Coordinator {
    package typealias Output = PublishedFlowOutput

    package static let flow = Flow<PublishedFlowCoordinator>(.publishedFlow) {
        ScreenRoute(.publishedFlow) { _ in
            PublishedFlowScreen(viewModel: PublishedFlowViewModel())
        }
    }

    package let way = Way()

    package init() {}
}
