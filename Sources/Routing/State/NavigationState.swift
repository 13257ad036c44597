/// The place of the user in the app: one value for the whole tree of flows.
///
/// A deep link sets it, it is saved and restored, and a test compares it. Two states share what they
/// have in common, so that keeping many of them costs only what differs.
///
/// ```swift
/// let state = try NavigationState(root: "home").applying(.push("article", ["id": 7]))
/// let bytes = try Snapshot(state).bytes()
/// let restored = try Snapshot(bytes: bytes).decode(NavigationState.self)
/// XCTAssertEqual(restored.path, ["home", "article"])
/// ```
public struct NavigationState: Equatable, Sendable {
    /// The flow that the app consists of.
    public package(set) var root: FlowState

    /// Grows with each change, also with one that goes back. A decision made for an older revision
    /// is not applied to a newer one.
    public package(set) var revision = 0

    /// The number that the next entry or flow is given.
    package var nextID = 0

    /// The state that shows one screen.
    public init(root route: RouteID) {
        let destination = Destination(route)
        root = FlowState(
            id: 0, kind: .root, destination: destination,
            stack: EntryStack(NavigationEntry(id: 1, destination)))
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
    public var top: NavigationEntry { activeFlow.stack.top }

    /// The flows that are shown, from the app's own to the innermost; from the main flow on, where one
    /// was entered, since nothing below it is shown.
    public var shownFlows: [FlowState] {
        var flows = [root]
        var flow = root
        while let above = flow.above {
            flow = above
            if flow.kind == .main { flows = [] }
            flows.append(flow)
        }
        return flows
    }

    /// The routes of the screens through which back leads, through all flows that are shown.
    public var path: [RouteID] {
        shownFlows.flatMap { $0.stack.elements.map(\.route) }
    }

    /// True if there is a screen to go back to.
    public var canGoBack: Bool {
        activeFlow.stack.count > 1 || activeFlow.kind.isLeftByBack
    }
}

/// New entries and flows, each with a number that no other has had.
extension NavigationState {
    mutating func makeEntry(_ destination: Destination) throws(RoutingError) -> NavigationEntry {
        do {
            try destination.parameters.validated()
        } catch {
            throw .invalidParameters(destination.route, error)
        }
        defer { nextID += 1 }
        return NavigationEntry(id: nextID, destination)
    }

    mutating func makeStack(
        _ destinations: [Destination]
    ) throws(RoutingError) -> EntryStack {
        var entries: [NavigationEntry] = []
        for destination in destinations { entries.append(try makeEntry(destination)) }
        guard let stack = EntryStack(entries) else { throw .emptyStack }
        return stack
    }

    package mutating func makeTab(_ destination: Destination) throws(RoutingError) -> TabState {
        let stack = EntryStack(try makeEntry(destination))
        return TabState(name: destination.route, stack: stack, child: nil)
    }

    mutating func makeFlow(
        _ kind: FlowState.Kind, _ destination: Destination, _ shape: FlowShape?
    ) throws(RoutingError) -> FlowState {
        let id = nextID
        nextID += 1
        switch shape ?? .stack([destination]) {
        case .stack(let destinations):
            let stack = try makeStack(destinations)
            return FlowState(id: id, kind: kind, destination: destination, stack: stack)
        case .tabs(let destinations):
            var tabs: [TabState] = []
            for destination in destinations { tabs.append(try makeTab(destination)) }
            guard let first = tabs.first else { throw .emptyStack }
            var flow = FlowState(id: id, kind: kind, destination: destination, stack: first.stack)
            flow.show(tabs, at: 0)
            return flow
        }
    }
}

extension NavigationState {
    /// This state as what comes after `other`: no number is given twice.
    package func following(_ other: NavigationState) -> NavigationState {
        var state = self
        state.revision = max(revision, other.revision) + 1
        state.nextID = max(nextID, other.nextID)
        return state
    }
}
