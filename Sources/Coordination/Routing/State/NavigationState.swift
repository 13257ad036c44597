/// The place of the user in the app: one value for the whole tree of flows.
///
/// A link sets it, it is saved and restored, and a test compares it. Two states share their equal
/// parts, so keeping many states costs little.
///
/// ```swift
/// let state = try NavigationState(root: "home").applying(.push("article", ["id": 7]))
/// let bytes = try Snapshot(state).bytes()
/// let restored = try Snapshot(bytes: bytes).decode(NavigationState.self)
/// XCTAssertEqual(restored.path, ["home", "article"])
/// ```
public struct NavigationState: Equatable, Sendable {
    /// The root flow.
    public package(set) var root: FlowState

    /// The number of changes so far, including steps back. A decision that was made for an older
    /// revision is not applied.
    public internal(set) var revision = 0

    /// The number of the next entry or flow.
    package var nextID = 0

    /// The changes that wait; nil in most states, which are copied faster without them.
    var waiting: Shared<Waiting>?

    /// The state that shows one screen.
    public init(root route: RouteName) {
        let destination = PlaceStep(route, .none)
        root = FlowState(
            id: 0, kind: .root, destination: destination,
            stack: EntryStack(NavigationEntry(id: 1, destination)))
        nextID = 2
    }

    /// The state at the beginning of a flow with the first screens of `shape`.
    public init(root destination: PlaceStep, shape: FlowShape) throws(RoutingError) {
        self.init(root: destination.route)
        nextID = 0
        root = try makeFlow(.root, destination, shape)
    }

    /// The flow that the user is in: the innermost flow.
    public var activeFlow: FlowState {
        var flow = root
        while let above = flow.above { flow = above }
        return flow
    }

    /// The screen that the user sees.
    public var top: NavigationEntry { activeFlow.stack.top }

    /// The flows that are shown, from the root flow to the innermost. If a main flow was entered,
    /// they begin with it, since nothing below it is shown.
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
}

/// New entries and flows, each with a unique number.
extension NavigationState {
    mutating func makeEntry(_ destination: PlaceStep) throws(RoutingError) -> NavigationEntry {
        do {
            try destination.parameters.validated()
        } catch {
            throw .invalidParameters(destination.route, error)
        }
        defer { nextID += 1 }
        return NavigationEntry(id: nextID, destination)
    }

    mutating func makeStack(
        _ destinations: [PlaceStep]
    ) throws(RoutingError) -> EntryStack {
        guard let bottom = destinations.first else { throw .emptyStack }
        var stack = EntryStack(try makeEntry(bottom))
        for destination in destinations.dropFirst() { stack.push(try makeEntry(destination)) }
        return stack
    }

    package mutating func makeTab(_ destination: PlaceStep) throws(RoutingError) -> TabState {
        let stack = EntryStack(try makeEntry(destination))
        return TabState(name: destination.route, stack: stack, child: nil)
    }

    mutating func makeFlow(
        _ kind: FlowState.Kind, _ destination: PlaceStep, _ shape: FlowShape?
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
    /// The maximum number of flows above each other.
    public static let deepest = 64

    /// Returns the state after `transition`, or throws the reason why there is none. This state
    /// does not change.
    ///
    /// `shape` gets the name of a new flow and the flows below it, and returns the first screens of
    /// the new flow, the lowest first. If it returns nil, the flow begins with the screen of its
    /// own name. The cost does not depend on the number of screens.
    public func applying(
        _ transition: Transition, shape: (RouteName, [FlowLevel]) -> FlowShape? = { _, _ in nil }
    ) throws(RoutingError) -> NavigationState {
        var next = self
        var finished: [FinishedFlow] = []
        try next.advance(by: transition, &finished, shape)
        return next
    }

    /// Becomes the state after `transition`. Adds the flows that have finished to `finished`, and
    /// returns whether there was anything to change.
    @discardableResult
    package mutating func advance(
        by transition: Transition, _ finished: inout [FinishedFlow],
        _ shape: (RouteName, [FlowLevel]) -> FlowShape?
    ) throws(RoutingError) -> Bool {
        let hasChanged = try apply(transition, &finished, shape)
        if hasChanged { revision += 1 }
        return hasChanged
    }

    private mutating func apply(
        _ transition: Transition, _ finished: inout [FinishedFlow],
        _ shape: (RouteName, [FlowLevel]) -> FlowShape?
    ) throws(RoutingError) -> Bool {
        switch transition {
        case .stay: return false
        case .show(let destination, let way): return try show(destination, by: way, shape)
        case .stack(let destinations):
            let new = try makeStack(destinations)
            try changeStack { (stack) throws(RoutingError) in stack = new }
        case .popTo(let route): return try pop(to: route)
        case .popToEntry(let id) where isShown({ $0.topID == id }): return false
        case .popToEntry(let id):
            if !root.goBack(toEntry: id) { throw .noWayBack(to: id) }
        case .popToRoot where isShown({ $0.count == 1 }): return false
        case .popToRoot: try changeStack { (stack) throws(RoutingError) in stack.popAll() }
        case .pop: try root.changeActive { (flow) throws(RoutingError) in try flow.goBack() }
        case .finish(let result):
            finished.append(FinishedFlow(id: activeFlow.id, result: result))
            try root.changeActive { (flow) throws(RoutingError) in try flow.finish() }
        case .alert(let alert): try cover { $0.alert = alert }
        case .dismiss: try dismiss()
        case .unwind: return root.uncover()
        case .select(let name): return try select(name)
        case .sequence(let parts): return try apply(parts, &finished, shape)
        }
        return true
    }

    private mutating func apply(
        _ parts: [Transition], _ finished: inout [FinishedFlow],
        _ shape: (RouteName, [FlowLevel]) -> FlowShape?
    ) throws(RoutingError) -> Bool {
        var hasChanged = false
        for part in parts { hasChanged = try apply(part, &finished, shape) || hasChanged }
        return hasChanged
    }

    private mutating func pop(to route: RouteName) throws(RoutingError) -> Bool {
        if isShown({ $0.top.route == route }) { return false }
        try changeStack { (stack) throws(RoutingError) in
            if stack.pop(to: route) { return }
            throw .notInStack(route, stack: stack.elements.map(\.route))
        }
        return true
    }

    private mutating func show(
        _ destination: PlaceStep, by way: Transition.Way,
        _ shape: (RouteName, [FlowLevel]) -> FlowShape?
    ) throws(RoutingError) -> Bool {
        switch way {
        case .push:
            let entry = try makeEntry(destination)
            try changeStack { (stack) throws(RoutingError) in stack.push(entry) }
        case .replace:
            let entry = try makeEntry(destination)
            try changeStack { (stack) throws(RoutingError) in stack.replaceTop(with: entry) }
        case .root:
            let entry = try makeEntry(destination)
            try changeStack { (stack) throws(RoutingError) in stack = EntryStack(entry) }
        case .present:
            let modal = try begin(.modal, destination, shape)
            try cover { $0.modal = modal }
        case .start:
            let child = try begin(.child, destination, shape)
            try root.changeActive { (flow) throws(RoutingError) in
                flow.child = child
                return true
            }
        case .enter:
            if let hasChanged = root.uncover(mainFlow: destination) { return hasChanged }
            _ = root.uncover()
            root.child = try begin(.main, destination, shape)
        }
        return true
    }

    /// Changes the screens. Each push and pop calls it: inlined, it needs no closure of its own.
    @inline(__always)
    private mutating func changeStack(
        _ change: (inout EntryStack) throws(RoutingError) -> Void
    ) throws(RoutingError) {
        try root.changeActive { (flow) throws(RoutingError) in
            try change(&flow.stack)
            return true
        }
    }

    private mutating func cover(
        _ change: (inout FlowState.Cover) -> Void
    ) throws(RoutingError) {
        try root.changeActive { (flow) throws(RoutingError) in
            change(&flow.cover)
            return true
        }
    }

    private mutating func dismiss() throws(RoutingError) {
        if activeFlow.alert != nil {
            try cover { $0.alert = nil }
        } else if !root.dismissLast() {
            throw .nothingToDismiss
        }
    }

    private mutating func select(_ name: RouteName) throws(RoutingError) -> Bool {
        guard let hasChanged = root.select(name) else {
            throw .unknownTab(name, known: root.selectableTabs)
        }
        return hasChanged
    }

    /// Returns whether the user sees a stack that satisfies `isWanted`, and no alert over it.
    private func isShown(_ isWanted: (EntryStack) -> Bool) -> Bool {
        let flow = activeFlow
        return flow.alert == nil && isWanted(flow.stack)
    }

    @inline(never)
    private mutating func begin(
        _ kind: FlowState.Kind, _ destination: PlaceStep,
        _ shape: (RouteName, [FlowLevel]) -> FlowShape?
    ) throws(RoutingError) -> FlowState {
        var levels: [FlowLevel] = []
        levels.reserveCapacity(4)
        var next: FlowState? = root
        while let flow = next {
            levels.append(FlowLevel(id: flow.id, route: flow.route))
            next = flow.above
        }
        guard levels.count < Self.deepest else { throw .tooManyFlows(limit: Self.deepest) }
        return try makeFlow(kind, destination, shape(destination.route, levels))
    }
}

extension FlowState {
    fileprivate mutating func goBack() throws(RoutingError) -> Bool {
        if stack.pop() { return true }
        if kind.isLeftByBack { return false }
        throw .lastScreen(stack.top.route)
    }

    fileprivate func finish() throws(RoutingError) -> Bool {
        if kind == .root { throw .rootCannotFinish(route) }
        return false
    }
}
