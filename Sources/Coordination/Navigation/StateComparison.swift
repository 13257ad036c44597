import WaylineRouting

/// Compares two states, which share all that they have in common, and so finds what leaves and what
/// enters.
@MainActor
struct StateComparison: ~Copyable {
    private let tree: NavigationTree
    private var change: Change

    private init(_ tree: NavigationTree, _ state: NavigationState) {
        self.tree = tree
        change = Change(to: state)
    }

    /// Returns the change from the current state to `state`; `finished` has the results of flows.
    static func difference(
        _ tree: NavigationTree, _ state: NavigationState, _ finished: [FinishedFlow]
    ) throws(MakingError) -> Change {
        var comparison = StateComparison(tree, state)
        if !finished.isEmpty { comparison.change.changeFlows { $0.finished = finished } }
        let (old, new) = (tree.state.root, state.root)
        comparison.leave(old, for: new)
        try comparison.enter(new, after: old)
        try comparison.readResults()
        return comparison.change
    }

    /// Returns the change to `state` that makes all screens and coordinators again, except the
    /// root coordinator. At the start, `first` is the root flow.
    static func whole(
        _ tree: NavigationTree, _ state: NavigationState, _ first: FlowNode? = nil
    ) throws(MakingError) -> Change {
        var comparison = StateComparison(tree, state)
        if first == nil { comparison.leave(tree.state.root, over: nil) }
        let root = first ?? tree.root.map { FlowNode(state.root, $0.plan, $0.coordinator) }
        guard let root else { preconditionFailure("the app has no flow") }
        if root.plan.tabRules != nil { tree.hasTabRules = true }
        comparison.change.changeFlows { $0.rows.append((state.root.id, root)) }
        try comparison.enter(state.root)
        try comparison.readResults()
        return comparison.change
    }

    /// Returns the end of all flows: each is cancelled.
    static func endOfAll(_ tree: NavigationTree) -> Change {
        var comparison = StateComparison(tree, tree.state)
        comparison.leave(tree.state.root, over: nil)
        do throws(MakingError) {
            try comparison.readResults()
        } catch {
            preconditionFailure("reading the result of a cancelled flow failed: \(error)")
        }
        return comparison.change
    }

    private mutating func readResults() throws(MakingError) {
        guard let flows = change.flows else { return }
        for (index, flow) in flows.ended.enumerated() {
            do throws(RouteParametersError) {
                let handler = try flow.readResult(flows.finished.result(of: flow.id))
                change.changeFlows { $0.ended[index].handle = handler }
            } catch {
                let route = flow.screen?.route ?? flow.node.route
                throw MakingError(.invalidParameters(route, error))
            }
        }
    }

    /// The coordinator of a flow of the next state.
    private func node(_ id: Int) -> FlowNode {
        guard let node = change.flows?.node(id) ?? tree.flows[id] else {
            preconditionFailure("the state has a flow without a coordinator")
        }
        return node
    }
}

/// Flows and screens that leave, the upper first.
extension StateComparison {
    /// Leaves what `old` has and `new` has not.
    private mutating func leave(_ old: FlowState, for new: FlowState) {
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

    private mutating func leaveAbove(
        _ old: FlowState?, for new: FlowState?, over stack: EntryStack
    ) {
        guard let old else { return }
        if let new, new.isSameFlow(as: old) { return leave(old, for: new) }
        leave(old, over: stack)
    }

    private mutating func leave(_ flow: FlowState, over below: EntryStack?) {
        if let modal = flow.modal { leave(modal, over: flow.stack) }
        if flow.hasTabs {
            for tab in flow.tabs.reversed() { leave(tab.stack, tab.child) }
        } else {
            leave(flow.stack, flow.child)
        }
        change.changeFlows { $0.endedIDs.append(flow.id) }
        guard let node = tree.flows[flow.id] else { return }
        let asker = flow.kind == .main ? nil : below?.top.id
        if node.id == flow.id {
            if node.parent == nil { return }
            let ended = EndedFlow(id: flow.id, node: node, asker: asker, screen: nil)
            change.changeFlows { $0.ended.append(ended) }
        } else if let screen = node.plan.screens[flow.route], screen.resultReader != nil {
            let ended = EndedFlow(id: flow.id, node: node, asker: asker, screen: screen)
            change.changeFlows { $0.ended.append(ended) }
        }
    }

    private mutating func leave(_ stack: EntryStack, _ child: FlowState?) {
        if let child { leave(child, over: stack) }
        for entry in stack { leave(entry) }
    }

    private mutating func leave(_ entry: NavigationEntry) {
        guard let node = tree.screens[entry.id] else { return }
        change.left.append(node)
        if !node.plan.exitGuards.isEmpty { change.isGuarded = true }
    }
}

/// Flows and screens that enter, the lower first.
extension StateComparison {
    /// Enters what `new` has and `old` has not.
    private mutating func enter(
        _ new: FlowState, after old: FlowState
    ) throws(MakingError) {
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

    private mutating func enterAbove(
        _ new: FlowState?, after old: FlowState?, over parent: Int
    ) throws(MakingError) {
        guard let new else { return }
        if let old, old.isSameFlow(as: new) { return try enter(new, after: old) }
        try begin(new, over: parent)
        try enter(new)
    }

    private mutating func enter(_ flow: FlowState) throws(MakingError) {
        if flow.hasTabs {
            for tab in flow.tabs { try enter(tab.stack, tab.child, in: flow.id) }
            if tree.hasTabRules { noteTabs(of: flow, after: nil) }
        } else {
            try enter(flow.stack, flow.child, in: flow.id)
        }
        try enterAbove(flow.modal, after: nil, over: flow.id)
    }

    private mutating func enter(
        _ stack: EntryStack, _ child: FlowState?, in id: Int
    ) throws(MakingError) {
        try enter(stack, after: nil, in: id)
        try enterAbove(child, after: nil, over: id)
    }

    /// Adds a node for each screen that enters. Throws if one is not declared.
    private mutating func enter(
        _ new: EntryStack, after old: EntryStack?, in id: Int
    ) throws(MakingError) {
        if let old, new.isIdentical(to: old) { return }
        let flow = node(id)
        let count = change.entered.count
        var lowestUnknown: NavigationEntry?
        new.forEach(beyond: old) { entry in
            guard let plan = flow.plan.screens[entry.route] else { return lowestUnknown = entry }
            change.entered.append(ScreenNode(entry, in: flow, plan, flowID: id))
            if !plan.entryGuards.isEmpty { change.isGuarded = true }
        }
        if let entry = lowestUnknown {
            let isPresented = change.flows?.node(id).map { $0.id != id } ?? false
            throw MakingError(entry.id, entry.route, flow.error(entry, isPresented))
        }
        if change.entered.count > count + 1 { change.entered.reverse(from: count) }
    }

    /// Makes the coordinator of a flow that begins.
    private mutating func begin(_ flow: FlowState, over parentID: Int) throws(MakingError) {
        let parent = node(parentID)
        guard let declaration = parent.plan.children[flow.route] else {
            if flow.kind == .modal {
                return change.changeFlows { $0.rows.append((flow.id, parent)) }
            }
            throw MakingError(flow.id, flow.route, parent.error(childFlow: flow.route))
        }
        do {
            let coordinator = try declaration.make(parent.coordinator, flow.destination.parameters)
            if declaration.flow().tabRules != nil { tree.hasTabRules = true }
            let node = FlowNode(
                flow, declaration.flow(), coordinator, parent: parent, declaration: declaration)
            change.changeFlows {
                $0.rows.append((flow.id, node))
                $0.begun.append(node)
            }
            if !declaration.entryGuards.isEmpty { change.isGuarded = true }
        } catch {
            throw MakingError(flow.id, flow.route, thrown: error)
        }
    }
}

/// The screens of tabs that are made when the tab is first seen.
extension StateComparison {
    /// Notes which tabs of the flow are seen from now on, and puts off the screens of the others.
    private mutating func noteTabs(of new: FlowState, after old: FlowState?) {
        let flow = node(new.id)
        guard let rules = flow.plan.tabRules else { return }
        let oldTabs = old?.tabs ?? []
        for (index, tab) in new.tabs.enumerated() {
            let isNew = index >= oldTabs.count
            let putOff = isNew ? nil : tree.putOffScreen(of: oldTabs[index])
            if index != new.selectedTab, tab.isAtFirstScreen {
                if rules.putsOff(tab.name) { putOffScreen(of: tab) }
            } else if isNew || putOff != nil {
                let screen = change.left.contains { $0 === putOff } ? nil : putOff
                let shown = flow.tabConditions[tab.name].map {
                    ConditionalTab(flow, PlaceStep(tab.name, .none), $0)
                }
                open(shown, screen)
            }
        }
    }

    private mutating func open(_ tab: ConditionalTab?, _ screen: ScreenNode?) {
        if tab == nil, screen == nil { return }
        change.isGuarded = true
        if let tab { change.changeFlows { $0.openedTabs.append(tab) } }
        if let screen { change.changeFlows { $0.openedScreens.append(screen) } }
    }

    private func putOffScreen(of tab: TabState) {
        for node in change.entered where node.entry.id == tab.stack.top.id { node.isPutOff = true }
    }
}
