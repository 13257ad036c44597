package import Wayline

/// Owns the flow. It begins with the screen and ends with the name.
package final class StreamsWholeCoordinator: Coordinator {
    package typealias Output = StreamsWholeOutput

    package static let flow = Flow<StreamsWholeCoordinator>(.streamsWhole) {
        ScreenRoute(.streamsWhole) { _ in
            StreamsWholeScreen(viewModel: StreamsWholeViewModel())
        }
    }

    package let way = Way()

    package init() {}
}
