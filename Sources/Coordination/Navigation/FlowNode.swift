/// A flow that is in the navigation state, with its coordinator.
@MainActor
final class FlowNode {
    let id: Int
    let destination: Destination
    let plan: FlowPlan
    let coordinator: any Coordinator

    /// The flow that hears this one's result, and how; nil for the flow that the app consists of.
    let parent: FlowNode?
    let declaration: ChildPlan?

    init(
        id: Int, destination: Destination, plan: FlowPlan, coordinator: any Coordinator,
        parent: FlowNode? = nil, declaration: ChildPlan? = nil
    ) {
        self.id = id
        self.destination = destination
        self.plan = plan
        self.coordinator = coordinator
        self.parent = parent
        self.declaration = declaration
    }

    var route: RouteID { destination.route }

    /// Who is to be told of `result`, the parameters that the flow has finished with, or nil; nobody
    /// hears of the flow that the app consists of.
    func telling(
        of result: RouteParameters?
    ) throws(RouteParametersError) -> Change.Telling? {
        guard let parent, let declaration else { return nil }
        return Change.Telling(parent: parent, tell: try declaration.result(result))
    }
}
