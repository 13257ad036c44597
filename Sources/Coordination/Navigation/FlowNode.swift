import WaylineRouting

/// A flow that is in the navigation state, with its coordinator.
@MainActor
final class FlowNode {
    let id: Int
    let destination: Destination
    let plan: FlowPlan
    let coordinator: any Coordinator

    /// The flow that handles this one's result, and its declaration of this one; nil for the flow that
    /// the app consists of.
    let parent: FlowNode?
    let declaration: ChildPlan?
    @exclusivity(unchecked) private var connection: Connection?

    init(
        _ flow: FlowState, _ plan: FlowPlan, _ coordinator: any Coordinator,
        parent: FlowNode? = nil, declaration: ChildPlan? = nil
    ) {
        id = flow.id
        destination = flow.destination
        self.plan = plan
        self.coordinator = coordinator
        self.parent = parent
        self.declaration = declaration
    }

    var route: RouteName { destination.route }

    /// Lets the coordinator ask `handler`.
    func connect(to handler: any RequestHandler) {
        connection = .connect(coordinator, to: handler)
    }

    func disconnect() {
        connection?.end()
    }
}
