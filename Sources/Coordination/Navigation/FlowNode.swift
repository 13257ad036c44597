/// A flow that is in the navigation state, with its coordinator.
@MainActor
final class FlowNode {
    let id: Int
    let plan: FlowPlan
    let coordinator: any Coordinator

    /// The flow that hears this one's result, and how; nil for the flow that the app consists of.
    let parent: FlowNode?
    let declaration: ChildPlan?

    let route: RouteID

    init(
        id: Int, route: RouteID, plan: FlowPlan, coordinator: any Coordinator,
        parent: FlowNode? = nil,
        declaration: ChildPlan? = nil
    ) {
        self.id = id
        self.plan = plan
        self.coordinator = coordinator
        self.parent = parent
        self.declaration = declaration
        self.route = route
    }
}
