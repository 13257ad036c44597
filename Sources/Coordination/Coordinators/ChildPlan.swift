/// A child flow's declaration, whatever its type.
@MainActor
final class ChildPlan {
    /// Tells a parent of a result, and answers what it makes of it.
    typealias Telling = @MainActor (any Coordinator) -> Transition

    let route: RouteID
    let declaration: Declaration

    /// Asked for when it is needed, since a flow can have itself as a child.
    let flow: @MainActor () -> FlowPlan
    let make: @MainActor (any Coordinator, RouteParameters) throws -> any Coordinator

    /// Reads what the flow has finished with; nil is a cancelled flow.
    let result: @MainActor (RouteParameters?) throws(RouteParametersError) -> Telling
    @exclusivity(unchecked) private(set) var entryGates: [EntryGate] = []

    init(
        route: RouteID, declaration: Declaration, flow: @escaping @MainActor () -> FlowPlan,
        make: @escaping @MainActor (any Coordinator, RouteParameters) throws -> any Coordinator,
        result: @escaping @MainActor (RouteParameters?) throws(RouteParametersError) -> Telling
    ) {
        self.route = route
        self.declaration = declaration
        self.flow = flow
        self.make = make
        self.result = result
    }

    /// A copy that asks `gate` too: several declarations can begin with the same one.
    func entering(_ gate: EntryGate) -> ChildPlan {
        let copy = ChildPlan(
            route: route, declaration: declaration, flow: flow, make: make, result: result)
        copy.entryGates = entryGates + [gate]
        return copy
    }
}
