package import Wayline

/// Owns the flow. It begins with the screen and ends with the name.
package final class ClosuresFlowCoordinator: Coordinator {
    package typealias Output = ClosuresFlowOutput

    package static let flow = Flow<ClosuresFlowCoordinator>(.closuresFlow) {
        ScreenRoute(.closuresFlow) { _ in
            ClosuresFlowScreen(viewModel: ClosuresFlowViewModel())
        }
    }

    package let way = Way()

    package init() {}
}
