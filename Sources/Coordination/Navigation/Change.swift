/// A change that is ready to be made: all in it exists, and nothing has happened yet.
@MainActor
final class Change {
    let state: NavigationState
    let difference: StateDifference

    /// The coordinators of the flows that have begun; one that has none of its own has that of the
    /// flow below.
    var flows: [Int: FlowNode] = [:]

    /// The flows that begin with a coordinator of their own, parents first, and those that end,
    /// children first.
    var begun: [FlowNode] = []
    var ended: [FlowNode] = []

    /// The screens that come, the lower first, and those that go, the upper first.
    var arrivals: [Arrival] = []
    var screens: [ScreenNode] = []
    var left: [ScreenNode] = []

    /// Who is told what, in the order in which the flows end.
    var tellings: [Telling] = []

    /// A screen that is to be made.
    struct Arrival {
        let entry: Entry
        let flow: FlowNode
        let plan: ScreenPlan
    }

    struct Telling {
        let parent: FlowNode
        let tell: ChildPlan.Telling
    }

    init(_ state: NavigationState, _ difference: StateDifference) {
        self.state = state
        self.difference = difference
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
