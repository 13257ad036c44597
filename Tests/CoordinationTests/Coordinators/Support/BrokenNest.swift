import Coordination
import WaylineRouting

/// A flow whose first screen cannot be made.
@MainActor
final class BrokenNest: Coordinator {
    static let flow = Flow<BrokenNest>("a") {
        FlowScreen("a") { _ -> Place in throw NestError.broken }
    }

    private let world: NestWorld

    init(in world: NestWorld) {
        self.world = world
    }

    func start() { world.note("start") }

    func stop() { world.note("stop") }
}
