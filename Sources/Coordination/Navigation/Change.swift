import WaylineRouting

/// A change of the navigation state that is ready to be made: nothing has happened yet.
///
/// It is made from two states. These share all that they have in common, so that only the
/// difference is looked at.
@MainActor
final class Change {
    let state: NavigationState
    let tree: NavigationTree

    /// The revision of the state that it was made for.
    private let revision: Int

    /// The coordinators of the flows that begin. One without its own has the one below it.
    @exclusivity(unchecked) private(set) var flows: [NodeTable<FlowNode>.Row] = []

    /// The flows that begin with a coordinator of their own, the lower first.
    @exclusivity(unchecked) private(set) var begun: [FlowNode] = []

    /// The flows that end with a result to handle, the upper first; the numbers of all that end.
    @exclusivity(unchecked) private(set) var ended: [EndedFlow] = []
    @exclusivity(unchecked) private(set) var endedIDs: [Int] = []

    /// The screens that enter, the lower first, and those that leave, the upper first.
    @exclusivity(unchecked) private(set) var entered: [ScreenNode] = []
    @exclusivity(unchecked) private(set) var left: [ScreenNode] = []

    /// The flows that transitions have finished, and their results.
    private(set) var finished: [FinishedFlow] = []

    /// The handlers of the results of `ended`, in the same order.
    @exclusivity(unchecked) private(set) var results: [ResultHandler] = []

    /// The tabs that are seen for the first time, as far as they have rules. Nil in most changes.
    @exclusivity(unchecked) var opened: OpenedTabs?

    /// The screen that is no longer on top, and the one that is on top again.
    @exclusivity(unchecked) var paused: ScreenNode?
    @exclusivity(unchecked) var resumed: ScreenNode?

    /// The guards that are still to be asked, the next one last.
    @exclusivity(unchecked) var guardChecks: [GuardCheck] = []

    /// The change from the state of `tree` to `state`; `finished` has the results of flows.
    init(
        from tree: NavigationTree, to state: NavigationState, _ finished: [FinishedFlow]
    ) throws(MakingError) {
        (self.state, self.tree) = (state, tree)
        revision = tree.state.revision
        self.finished = finished
        let (old, new) = (tree.state.root, state.root)
        leave(old, for: new)
        try enter(new, after: old)
        try readResults()
    }

    /// The change to `state`, in which all is new but the coordinator of the app's own flow.
    convenience init(
        from tree: NavigationTree, replacingAllBy state: NavigationState
    ) throws(MakingError) {
        guard let root = tree.root else {
            preconditionFailure("the state has a flow without a coordinator")
        }
        try self.init(from: tree, replacingAllBy: state, root.plan, root.coordinator)
    }

    /// The change to `state`, in which all is new. The app's own flow is declared by `plan`.
    init(
        from tree: NavigationTree, replacingAllBy state: NavigationState, _ plan: FlowPlan,
        _ coordinator: any Coordinator
    ) throws(MakingError) {
        self.state = state
        self.tree = tree
        revision = tree.state.revision
        leave(tree.state.root, over: nil)
        if plan.tabRules != nil { tree.hasTabRules = true }
        flows.append((state.root.id, FlowNode(state.root, plan, coordinator)))
        try enter(state.root)
        try readResults()
    }

    /// The end of all flows.
    init(endingAllOf tree: NavigationTree) throws(MakingError) {
        state = tree.state
        self.tree = tree
        revision = tree.state.revision
        leave(tree.state.root, over: nil)
        try readResults()
    }

    /// True if the state is still the one that it was made for.
    var isCurrent: Bool { revision == tree.state.revision }

    /// Returns whether the flow on top of `state` belongs to the coordinator of `flow`.
    func isOnTop(_ flow: FlowNode, in state: NavigationState) -> Bool {
        let id = state.activeFlow.id
        return (begunNode(id) ?? tree.flows[id]) === flow
    }

    /// The numbers of all entries and flows that it brings.
    var brought: [Int] { entered.map(\.entry.id) + flows.map(\.number) }

    private func readResults() throws(MakingError) {
        for flow in ended {
            let result = finished.result(of: flow.id)
            do throws(RouteParametersError) {
                results.append(try flow.readResult(result))
            } catch {
                throw MakingError(flow.id, flow.screen?.route ?? flow.node.route, thrown: error)
            }
        }
    }
}

/// A flow that ends and whose result is handled.
@MainActor
struct EndedFlow {
    let id: Int

    /// The flow's own node, or that of the flow below if it was presented without a coordinator.
    let node: FlowNode

    /// The number of the entry below the flow, whose screen has asked; nil for a main flow.
    let asker: Int?

    /// The screen that was presented without a coordinator; nil for another flow.
    let screen: ScreenPlan?

    /// The flow whose coordinator handles the result.
    var parent: FlowNode? { screen == nil ? node.parent : node }

    /// Reads what the flow has finished with; nil means that it was cancelled.
    func readResult(
        _ result: FlowOutput?
    ) throws(RouteParametersError) -> ResultHandler {
        let reader = screen == nil ? node.declaration?.resultReader : screen?.resultReader
        guard let reader else { return { _, _ in .stay } }
        return try reader(result)
    }
}

/// Flows and screens that leave, the upper first.
extension Change {
    /// Leaves what `old` has and `new` has not.
    private func leave(_ old: FlowState, for new: FlowState) {
        if old.differsInStackOnly(from: new) {
            return old.stack.forEach(beyond: new.stack) { leave($0) }
        }
        leaveAbove(old.modal, for: new.modal, over: old.stack)
        if !old.hasTabs {
            leaveAbove(old.child, for: new.child, over: old.stack)
            old.stack.forEach(beyond: new.stack) { leave($0) }
        } else {
            for (oldTab, newTab) in zip(old.tabs, new.tabs).reversed() {
                leaveAbove(oldTab.child, for: newTab.child, over: oldTab.stack)
                oldTab.stack.forEach(beyond: newTab.stack) { leave($0) }
            }
        }
    }

    private func leaveAbove(_ old: FlowState?, for new: FlowState?, over stack: EntryStack) {
        guard let old else { return }
        if let new, new.id == old.id { return leave(old, for: new) }
        leave(old, over: stack)
    }

    private func leave(_ flow: FlowState, over below: EntryStack?) {
        if let modal = flow.modal { leave(modal, over: flow.stack) }
        if flow.hasTabs {
            for tab in flow.tabs.reversed() { leave(tab.stack, tab.child) }
        } else {
            leave(flow.stack, flow.child)
        }
        endedIDs.append(flow.id)
        guard let node = tree.flows[flow.id] else { return }
        let asker = flow.kind == .main ? nil : below?.top.id
        if node.id == flow.id {
            if node.parent == nil { return }
            ended.append(EndedFlow(id: flow.id, node: node, asker: asker, screen: nil))
        } else if let screen = node.plan.screens[flow.route], screen.resultReader != nil {
            ended.append(EndedFlow(id: flow.id, node: node, asker: asker, screen: screen))
        }
    }

    private func leave(_ stack: EntryStack, _ child: FlowState?) {
        if let child { leave(child, over: stack) }
        for entry in stack { leave(entry) }
    }

    private func leave(_ entry: NavigationEntry) {
        if let node = tree.screens[entry.id] { left.append(node) }
    }
}

/// Flows and screens that enter, the lower first.
extension Change {
    /// Enters what `new` has and `old` has not.
    private func enter(_ new: FlowState, after old: FlowState) throws(MakingError) {
        if new.differsInStackOnly(from: old) {
            return try enter(new.stack, after: old.stack, in: new.id)
        }
        if !new.hasTabs {
            try enter(new.stack, after: old.stack, in: new.id)
            try enterAbove(new.child, after: old.child, over: new.id)
        } else {
            for (newTab, oldTab) in zip(new.tabs, old.tabs) {
                try enter(newTab.stack, after: oldTab.stack, in: new.id)
                try enterAbove(newTab.child, after: oldTab.child, over: new.id)
            }
            if tree.hasTabRules { noteTabs(of: new, after: old) }
        }
        try enterAbove(new.modal, after: old.modal, over: new.id)
    }

    private func enterAbove(
        _ new: FlowState?, after old: FlowState?, over parent: Int
    ) throws(MakingError) {
        guard let new else { return }
        if let old, old.id == new.id { return try enter(new, after: old) }
        try begin(new, over: parent)
        try enter(new)
    }

    private func enter(_ flow: FlowState) throws(MakingError) {
        if flow.hasTabs {
            for tab in flow.tabs { try enter(tab.stack, tab.child, in: flow.id) }
            if tree.hasTabRules { noteTabs(of: flow, after: nil) }
        } else {
            try enter(flow.stack, flow.child, in: flow.id)
        }
        try enterAbove(flow.modal, after: nil, over: flow.id)
    }

    private func enter(
        _ stack: EntryStack, _ child: FlowState?, in id: Int
    ) throws(MakingError) {
        try enter(stack, after: nil, in: id)
        try enterAbove(child, after: nil, over: id)
    }

    /// Checks that the screens that enter are declared.
    private func enter(
        _ new: EntryStack, after old: EntryStack?, in id: Int
    ) throws(MakingError) {
        if let old, new.isIdentical(to: old) { return }
        let flow = node(id)
        let count = entered.count
        var lowestUnknown: NavigationEntry?
        new.forEach(beyond: old) { entry in
            if let plan = flow.plan.screens[entry.route] {
                entered.append(ScreenNode(entry, in: flow, plan, flowID: id))
            } else {
                lowestUnknown = entry
            }
        }
        if let entry = lowestUnknown {
            let isPresented = begunNode(id).map { $0.id != id } ?? false
            throw MakingError(entry.id, entry.route, flow.error(entry, isPresented))
        }
        if entered.count > count + 1 { entered[count...].reverse() }
    }

    /// Makes the coordinator of a flow that begins.
    private func begin(_ flow: FlowState, over parentID: Int) throws(MakingError) {
        let parent = node(parentID)
        guard let declaration = parent.plan.children[flow.route] else {
            if flow.kind == .modal {
                flows.append((flow.id, parent))
                return
            }
            let error = RoutingError.unknownRoute(flow.route, known: parent.plan.childRoutes)
            throw MakingError(flow.id, flow.route, error)
        }
        do {
            let coordinator = try declaration.make(parent.coordinator, flow.destination.parameters)
            if declaration.flow().tabRules != nil { tree.hasTabRules = true }
            let node = FlowNode(
                flow, declaration.flow(), coordinator, parent: parent, declaration: declaration)
            flows.append((flow.id, node))
            begun.append(node)
        } catch {
            throw MakingError(flow.id, flow.route, thrown: error)
        }
    }

    /// The coordinator of a flow that begins. There are few, and the last one is asked for most
    /// often.
    private func begunNode(_ id: Int) -> FlowNode? {
        for row in flows.reversed() where row.number == id { return row.node }
        return nil
    }

    func node(_ id: Int) -> FlowNode {
        guard let node = begunNode(id) ?? tree.flows[id] else {
            preconditionFailure("the state has a flow without a coordinator")
        }
        return node
    }
}
