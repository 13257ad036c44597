/// A change that is ready to be made: all in it exists, and nothing has happened yet.
@MainActor
struct Change {
    let state: NavigationState
    let difference: StateDifference

    /// The flow that the app consists of, where it is given another number.
    var root: FlowNode?

    /// The coordinators of what has begun; what has none of its own has that of the flow below.
    var flows: [Int: FlowNode] = [:]
    var screens: [ScreenNode] = []

    /// Who is told what, in the order in which the flows end.
    var tellings: [Telling] = []

    struct Telling {
        let parent: FlowNode
        let tell: ChildPlan.Telling
    }

    /// The numbers of all that it brings.
    var brought: [Int] {
        difference.entered.map(\.entry.id) + difference.begun.map(\.flow.id)
    }
}

/// Something in a state that could not be made.
struct Unmade: Error {
    /// The number of its entry or flow.
    let id: Int
    let route: RouteID
    let error: RoutingError
}
