import WaylineRouting

/// Removes the parts of a saved state that cannot be restored: screens, tabs and flows that are not
/// declared. Everything above them is removed, too. Parameters of older versions of the app are
/// migrated.
@MainActor
struct StateRestorer {
    private var state: NavigationState
    private var faults: [(route: RouteName, error: RoutingError)] = []

    init(_ state: NavigationState) {
        self.state = state
    }

    /// The removed screens, tabs and flows.
    var omissions: [OmittedPart] {
        faults.map { OmittedPart(route: $0.route, kind: .place, reason: "\($0.error)") }
    }

    /// Returns the part of the state that an app with this plan can show. If nothing is left,
    /// throws the reason of the last removal.
    mutating func restore(in plan: FlowPlan) throws(RoutingError) -> NavigationState {
        guard let root = restored(state.root, plan, plan.shape) else {
            throw faults.last?.error ?? .emptyStack
        }
        state.root = root
        return state
    }

    private mutating func restored(
        _ flow: FlowState, _ plan: FlowPlan, _ shape: FlowShape
    ) -> FlowState? {
        var restored = flow
        switch shape {
        case .stack where flow.hasTabs:
            return misfit(flow, "it was saved with tabs, and is declared without.")
        case .tabs where !flow.hasTabs:
            return misfit(flow, "it was saved without tabs, and is declared with some.")
        case .stack:
            let place = TabState(name: flow.route, stack: flow.stack, child: flow.child)
            guard let place = self.restored(place, plan) else { return nil }
            (restored.stack, restored.child) = (place.stack, place.child)
        case .tabs(let declared):
            guard let tabs = self.restored(flow.tabs, declared, plan) else { return nil }
            restored.show(tabs, at: tabs.firstIndex { $0.name == flow.tabBar?.name } ?? 0)
        }
        if restored.stack.topID == flow.stack.topID {
            restored.cover.modal = flow.modal.flatMap { self.restored($0, over: plan) }
        } else {
            restored.cover = .init()
        }
        return restored
    }

    /// Returns each declared tab, as saved or with its first screen; nil if one tab cannot be made.
    private mutating func restored(
        _ saved: [TabState], _ declared: [PlaceStep], _ plan: FlowPlan
    ) -> [TabState]? {
        var (saved, tabs): ([TabState], [TabState]) = (saved, [])
        for first in declared {
            if let index = saved.firstIndex(where: { $0.name == first.route }) {
                let tab = saved.remove(at: index)
                if let restored = restored(tab, plan) {
                    tabs.append(restored)
                    continue
                }
                // The tab begins with what could not be restored.
                if tab.stack.elements.first?.destination == first { return nil }
            }
            guard let tab = newTab(first) else { return nil }
            tabs.append(tab)
        }
        for tab in saved {
            report(tab.name, .unknownTab(tab.name, known: declared.map(\.route)))
        }
        return tabs
    }

    private mutating func restored(_ tab: TabState, _ plan: FlowPlan) -> TabState? {
        let entries = tab.stack.elements
        guard let index = entries.firstIndex(where: { plan.screens[$0.route] == nil }) else {
            let child = tab.child.flatMap { restored($0, over: plan) }
            return TabState(name: tab.name, stack: migrated(tab.stack, plan), child: child)
        }
        let route = entries[index].route
        report(route, .unknownRoute(route, known: plan.screenRoutes))
        return EntryStack(entries[..<index]).map {
            TabState(name: tab.name, stack: migrated($0, plan), child: nil)
        }
    }

    private func migrated(_ stack: EntryStack, _ plan: FlowPlan) -> EntryStack {
        let entries = stack.elements
        let migrated = entries.map { entry in
            let step = plan.screens[entry.route]?.migrated(entry.destination)
            return NavigationEntry(id: entry.id, step ?? entry.destination)
        }
        return migrated == entries ? stack : EntryStack(migrated) ?? stack
    }

    /// Returns the part of a flow that can be above a flow of this plan.
    private mutating func restored(_ flow: FlowState, over plan: FlowPlan) -> FlowState? {
        if let child = plan.children[flow.route] {
            let (flow, own) = (flow.with(child.migrated(flow.destination)), child.flow())
            return restored(flow, own, own.shape)
        }
        if flow.kind == .modal {
            let step = plan.screens[flow.route]?.migrated(flow.destination)
            return restored(flow.with(step ?? flow.destination), plan, .stack([]))
        }
        return nothing(of: flow.route, .unknownRoute(flow.route, known: plan.childRoutes))
    }

    private mutating func newTab(_ first: PlaceStep) -> TabState? {
        do throws(RoutingError) {
            return try state.makeTab(first)
        } catch {
            report(first.route, error)
            return nil
        }
    }

    private mutating func misfit(_ flow: FlowState, _ reason: String) -> FlowState? {
        nothing(of: flow.route, .couldNotMake(flow.route, because: reason))
    }

    private mutating func nothing(of route: RouteName, _ error: RoutingError) -> FlowState? {
        report(route, error)
        return nil
    }

    private mutating func report(_ route: RouteName, _ error: RoutingError) {
        faults.append((route, error))
    }
}

extension FlowState {
    /// Returns the flow with another destination.
    fileprivate func with(_ destination: PlaceStep) -> FlowState {
        if destination == self.destination { return self }
        var flow = FlowState(id: id, kind: kind, destination: destination, stack: stack)
        (flow.tabBar, flow.child, flow.cover) = (tabBar, child, cover)
        return flow
    }
}
