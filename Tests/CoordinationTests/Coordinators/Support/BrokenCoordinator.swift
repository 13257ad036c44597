import Coordination
import WaylineRouting

/// A flow whose first screen cannot be made.
@MainActor
final class BrokenCoordinator: Coordinator {
    static let flow = Flow<BrokenCoordinator>("a") {
        FlowScreen("a") { _ -> NamedScreen in throw NestedFlowError.broken }
    }

    private let world: NestedFlows

    init(in world: NestedFlows) {
        self.world = world
    }

    func start() { world.note("start") }

    func stop() { world.note("stop") }
}
