/// Where the user is: one value for the whole tree of flows.
///
/// A deep link sets it, it is saved and restored, and a test compares it. Two states share what they
/// have in common, so that keeping many of them costs only what differs.
public struct NavigationState: Equatable, Sendable {
    /// The flow that the app consists of.
    public internal(set) var root: FlowState

    /// Grows with each change, also with one that goes back. A decision made for an older revision
    /// is not applied to a newer one.
    public internal(set) var revision = 0

    /// The number that the next entry or flow is given.
    var nextID = 0

    /// The state that shows one screen.
    public init(root route: RouteID) {
        let destination = Destination(route)
        root = FlowState(
            .init(id: 0, kind: .root, destination: destination),
            stack: PersistentStack(Entry(id: 1, destination)))
        nextID = 2
    }

    /// The state at the beginning of a flow, which begins with what `shape` says.
    public init(root destination: Destination, shape: FlowShape) throws(RoutingError) {
        self.init(root: destination.route)
        nextID = 0
        root = try makeFlow(.root, destination, shape)
    }

    /// The flow that the user is in: the innermost, over which nothing lies.
    public var activeFlow: FlowState {
        var flow = root
        while let above = flow.above { flow = above }
        return flow
    }

    /// The screen that the user sees.
    public var top: Entry { activeFlow.stack.top }

    /// The flows that are shown, from the app's own to the innermost; from the main flow on, where one
    /// was entered, since nothing below it is shown.
    public var shownFlows: [FlowState] {
        let flows = Array(sequence(first: root, next: \.above))
        return Array(flows[(flows.firstIndex { $0.kind == .main } ?? 0)...])
    }

    /// The routes of the screens through which back leads, through all flows that are shown.
    public var path: [RouteID] {
        shownFlows.flatMap { $0.stack.elements.map(\.route) }
    }

    /// Whether there is a screen to go back to.
    public var canGoBack: Bool {
        activeFlow.stack.count > 1 || activeFlow.kind.isLeftByBack
    }
}
