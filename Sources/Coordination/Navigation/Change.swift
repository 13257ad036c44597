/// A change that is ready to be made: all in it exists, and nothing has happened yet.
///
/// It is made from two states. These share what they have in common, so that only what differs is
/// looked at.
@MainActor
final class Change {
    let state: NavigationState

    /// Read only by the initialisers, which the navigator itself calls, its `deinit` among others.
    unowned(unsafe) let navigator: Navigator

    /// The coordinators of the flows that have begun; one that has none of its own has that of the
    /// flow below.
    @exclusivity(unchecked) var flows: [Int: FlowNode] = [:]

    /// The flows that begin with a coordinator of their own, the lower first, and the numbers of all
    /// that end, with those that have a coordinator of their own, the upper first.
    @exclusivity(unchecked) var begun = Few<FlowNode>.none
    @exclusivity(unchecked) var endedIDs = Few<Int>.none
    @exclusivity(unchecked) var ended = Few<FlowNode>.none

    /// The screens that come, the lower first, and those that go, the upper first.
    @exclusivity(unchecked) var entered = Few<ScreenNode>.none
    @exclusivity(unchecked) var left = Few<ScreenNode>.none

    /// Who is told what, in the order in which the flows end.
    @exclusivity(unchecked) var tellings = Few<Telling>.none

    struct Telling {
        let parent: FlowNode
        let tell: ChildPlan.Telling
    }

    private init(to state: NavigationState, _ navigator: Navigator) {
        self.state = state
        self.navigator = navigator
    }

    /// The way to `state` from the one before in the same history; `finished` says what flows have
    /// finished with.
    convenience init(
        to state: NavigationState, _ navigator: Navigator, _ finished: [FinishedFlow] = []
    ) throws(Unmade) {
        self.init(to: state, navigator)
        try compare(navigator.state.root, state.root)
        try tell(finished)
    }

    /// The way to `state`, in which all is new but the coordinator of `root`, from what there is.
    convenience init(
        replacingAllBy state: NavigationState, under root: FlowNode, _ navigator: Navigator
    ) throws(Unmade) {
        self.init(to: state, navigator)
        leave(navigator.state.root)
        flows[root.id] = root
        try enter(state.root)
        try tell([])
    }

    /// The end of all that there is.
    convenience init(endingAllOf navigator: Navigator) throws(Unmade) {
        self.init(to: navigator.state, navigator)
        leave(navigator.state.root)
        try tell([])
    }

    /// The numbers of all that it brings.
    var brought: [Int] { entered.map(\.entry.id) + flows.keys }

    private func tell(_ finished: [FinishedFlow]) throws(Unmade) {
        for node in ended {
            let result = finished.first { $0.id == node.id }?.result
            do throws(RouteParametersError) {
                if let telling = try node.telling(of: result) { tellings.append(telling) }
            } catch {
                let error = RoutingError.invalidParameters(node.route, error)
                throw Unmade(id: node.id, route: node.route, error: error)
            }
        }
    }
}

/// Something in a state that could not be made.
struct Unmade: Error {
    /// The number of its entry or flow.
    let id: Int
    let route: RouteID
    let error: RoutingError
}
