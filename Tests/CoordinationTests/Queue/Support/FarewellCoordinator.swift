import Coordination
import WaylineRouting

/// A flow with a screen that says farewell.
@MainActor
final class FarewellCoordinator: Coordinator {
    static let flow = Flow<FarewellCoordinator>("first") {
        for route: RouteName in ["first", "last"] {
            FlowScreen(.named(route)) { _ in NamedScreen(route) }
        }
        FlowScreen("farewell") { flow in Farewell { flow.onRelease() } }
    }

    var onRelease: @MainActor () -> Void = {}
}
