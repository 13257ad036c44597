package import Wayline

/// Owns the flow, which begins with the screen, and ends with what was filled in.
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
