/// Takes out of a saved state what cannot be there any more, with all that lay over it: screens, tabs
/// and flows that are not declared, and something that could not be made.
@MainActor
struct Cutter {
    private var state: NavigationState
    private let unmade: Unmade?
    private var faults: [(route: RouteID, error: RoutingError)] = []

    init(_ state: NavigationState, at unmade: Unmade?) {
        self.state = state
        self.unmade = unmade
    }

    /// What has been left out.
    var cuts: [Cut] {
        faults.map { Cut(route: $0.route, kind: .place, reason: "\($0.error)") }
    }

    /// What is left of the state in an app of this plan. Throws why the last thing was left out where
    /// nothing is.
    mutating func rest(as plan: FlowPlan) throws(RoutingError) -> NavigationState {
        guard let root = rest(of: state.root, plan, plan.shape) else {
            throw faults.last?.error ?? .emptyStack
        }
        state.root = root
        return state
    }

    private mutating func rest(
        of flow: FlowState, _ plan: FlowPlan, _ shape: FlowShape
    ) -> FlowState? {
        if let unmade, unmade.id == flow.id { return nothing(of: flow.route, unmade.error) }
        var rest = flow
        switch shape {
        case .stack where flow.tabBar != nil:
            return misfit(flow, "it was saved with tabs, and is declared without.")
        case .tabs where flow.tabBar == nil:
            return misfit(flow, "it was saved without tabs, and is declared with some.")
        case .stack:
            let place = TabState(name: flow.route, stack: flow.stack, child: flow.child)
            guard let place = self.rest(of: place, plan) else { return nil }
            rest.stack = place.stack
            rest.child = place.child
        case .tabs(let declared):
            guard let tabs = self.rest(of: flow.tabs, declared, plan) else { return nil }
            rest.show(tabs, at: tabs.firstIndex { $0.name == flow.tabBar?.name } ?? 0)
        }
        let lostItsPlace = !rest.stack.isIdentical(to: flow.stack)
        rest.cover = lostItsPlace ? .init() : self.rest(of: flow.cover, plan)
        return rest
    }

    /// Each declared tab, as it was saved or else afresh; nil where one can be neither.
    private mutating func rest(
        of saved: [TabState], _ declared: [Destination], _ plan: FlowPlan
    ) -> [TabState]? {
        var (saved, tabs): ([TabState], [TabState]) = (saved, [])
        for first in declared {
            if let index = saved.firstIndex(where: { $0.name == first.route }) {
                let tab = saved.remove(at: index)
                if let rest = rest(of: tab, plan) {
                    tabs.append(rest)
                    continue
                }
                // What cannot be there cannot be there afresh either.
                if tab.stack.elements.first?.destination == first { return nil }
            }
            guard let tab = fresh(first) else { return nil }
            tabs.append(tab)
        }
        for tab in saved {
            report(tab.name, .unknownTab(tab.name, known: declared.map(\.route)))
        }
        return tabs
    }

    private mutating func rest(of tab: TabState, _ plan: FlowPlan) -> TabState? {
        let entries = tab.stack.elements
        guard let index = entries.firstIndex(where: { fault($0, plan) != nil }) else {
            let child = tab.child.flatMap { rest(over: $0, plan) }
            return TabState(name: tab.name, stack: tab.stack, child: child)
        }
        if let error = fault(entries[index], plan) { report(entries[index].route, error) }
        return PersistentStack(contentsOf: entries[..<index]).map {
            TabState(name: tab.name, stack: $0, child: nil)
        }
    }

    private mutating func rest(of cover: FlowState.Cover, _ plan: FlowPlan) -> FlowState.Cover {
        var rest = cover
        rest.modal = cover.modal.flatMap { self.rest(over: $0, plan) }
        return rest
    }

    /// What is left of a flow over one of this plan.
    private mutating func rest(over flow: FlowState, _ plan: FlowPlan) -> FlowState? {
        if let own = plan.children[flow.route]?.flow() { return rest(of: flow, own, own.shape) }
        if flow.kind == .modal { return rest(of: flow, plan, .stack([])) }
        return nothing(of: flow.route, .unknownRoute(flow.route, known: plan.childRoutes))
    }

    /// Why there can be no screen in this place; nil where there can.
    private func fault(_ entry: Entry, _ plan: FlowPlan) -> RoutingError? {
        if let unmade, unmade.id == entry.id { return unmade.error }
        if plan.screens[entry.route] != nil { return nil }
        return .unknownRoute(entry.route, known: plan.screenRoutes)
    }

    private mutating func fresh(_ first: Destination) -> TabState? {
        do throws(RoutingError) {
            return try state.makeTab(first)
        } catch {
            report(first.route, error)
            return nil
        }
    }

    private mutating func misfit(_ flow: FlowState, _ reason: String) -> FlowState? {
        nothing(of: flow.route, .unmade(flow.route, because: reason))
    }

    private mutating func nothing(of route: RouteID, _ error: RoutingError) -> FlowState? {
        report(route, error)
        return nil
    }

    private mutating func report(_ route: RouteID, _ error: RoutingError) {
        faults.append((route, error))
    }
}
