package import Wayline

/// Owns the flow, which begins with the screen, and ends with what was filled in.
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
