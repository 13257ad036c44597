package import Wayline

/// Owns the flow. It begins with the screen and ends with the name.
package final class StreamsAbAbAbAbAbAbAbAbAbAbAbACoordinator: Coordinator {
    package typealias Output = StreamsAbAbAbAbAbAbAbAbAbAbAbAOutput

    package static let flow = Flow<
        StreamsAbAbAbAbAbAbAbAbAbAbAbACoordinator
    >(.streamsAbAbAbAbAbAbAbAbAbAbAbA) {
        ScreenRoute(.streamsAbAbAbAbAbAbAbAbAbAbAbA) { _ in
            StreamsAbAbAbAbAbAbAbAbAbAbAbAScreen(
                viewModel: StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModel())
        }
    }

    package let way = Way()

    package init() {}
}
