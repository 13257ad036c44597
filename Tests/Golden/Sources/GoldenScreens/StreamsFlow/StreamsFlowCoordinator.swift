package import Wayline

/// Owns the flow. It begins with the screen and ends with the name.
package final class StreamsFlowCoordinator: Coordinator {
    package typealias Output = StreamsFlowOutput

    package static let flow = Flow<StreamsFlowCoordinator>(.streamsFlow) {
        ScreenRoute(.streamsFlow) { _ in
            StreamsFlowScreen(viewModel: StreamsFlowViewModel())
        }
    }

    package let way = Way()

    package init() {}
}
