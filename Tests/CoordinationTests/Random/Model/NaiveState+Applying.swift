import Coordination
import WaylineRouting

extension NaiveState {
    /// Answers whether there was anything to change; what flows have finished with goes to
    /// `finished`.
    mutating func apply(
        _ transition: Transition, _ finished: inout [Int: FlowOutput]
    ) throws(RoutingError) -> Bool {
        switch transition {
        case .stay: return false
        case .show(let destination, by: .push):
            changeStack(to: active.stack + [makeEntry(destination)])
        case .show(let destination, by: .replace):
            changeStack(to: active.stack.dropLast() + [makeEntry(destination)])
        case .show(let destination, by: .root): changeStack(to: [makeEntry(destination)])
        case .stack(let destinations): try makeStack(destinations)
        case .pop: try pop()
        case .popTo(let route): return try pop(to: route)
        case .popToEntry(let id): return try goBack(to: id)
        case .popToRoot: return popToRoot()
        case .show(let destination, by: .present):
            try cover(by: destination, .modal(over: active.id))
        case .show(let destination, by: .start):
            try cover(by: destination, .child(of: active.id, tab: active.selected))
        case .alert(let alert): active.alert = alert
        case .dismiss: try dismiss()
        case .unwind: return unwind()
        case .show(let destination, by: .enter): return try enter(destination)
        case .select(let name): return try select(name)
        case .finish(let result): finished[try finish()] = result
        case .sequence(let parts): return try apply(parts, &finished)
        }
        return true
    }

    private mutating func changeStack(to entries: [NaiveEntry]) {
        active.stack = entries
        active.alert = nil
    }

    private mutating func apply(
        _ parts: [Transition], _ finished: inout [Int: FlowOutput]
    ) throws(RoutingError) -> Bool {
        var hasChanged = false
        for part in parts where try apply(part, &finished) { hasChanged = true }
        return hasChanged
    }

    private mutating func makeStack(_ destinations: [PlaceStep]) throws(RoutingError) {
        if destinations.isEmpty { throw .emptyStack }
        changeStack(to: destinations.map { makeEntry($0) })
    }

    private mutating func popToRoot() -> Bool {
        if active.stack.count == 1, active.alert == nil { return false }
        changeStack(to: Array(active.stack.prefix(1)))
        return true
    }

    private mutating func cover(
        by destination: PlaceStep, _ slot: NaiveFlow.Slot
    ) throws(RoutingError) {
        let flow = active
        try begin(slot, destination, WalkFlows.shape(of: destination))
        self[flow.id].alert = nil
    }

    /// Returns the number of the flow.
    private mutating func finish() throws(RoutingError) -> Int {
        let flow = active
        if flow.slot == .root { throw .rootCannotFinish(flow.destination.route) }
        remove(flow.id)
        return flow.id
    }

    private mutating func pop(to route: RouteName) throws(RoutingError) -> Bool {
        let stack = active.stack
        guard let index = stack.lastIndex(where: { $0.route == route }) else {
            throw .notInStack(route, stack: stack.map(\.route))
        }
        if index == stack.count - 1, active.alert == nil { return false }
        changeStack(to: Array(stack[...index]))
        return true
    }

    private mutating func pop() throws(RoutingError) {
        let flow = active
        if flow.stack.count > 1 { return changeStack(to: flow.stack.dropLast()) }
        if flow.slot == .root || flow.isMain { throw .lastScreen(top.route) }
        remove(flow.id)
    }

    private mutating func goBack(to id: Int) throws(RoutingError) -> Bool {
        if top.id == id, active.alert == nil { return false }
        guard let flow = reachedByBack.first(where: { $0.stack.contains { $0.id == id } }) else {
            throw .noWayBack(to: id)
        }
        for above in flows where above.slot == .modal(over: flow.id) { remove(above.id) }
        for above in flows where above.slot == .child(of: flow.id, tab: flow.selected) {
            remove(above.id)
        }
        let depth = flow.stack.firstIndex { $0.id == id } ?? 0
        changeStack(to: Array(flow.stack[...depth]))
        return true
    }

    private mutating func dismiss() throws(RoutingError) {
        if active.alert != nil {
            active.alert = nil
        } else if let modal = chain.last(where: \.isModal) {
            remove(modal.id)
        } else {
            throw .nothingToDismiss
        }
    }

    private mutating func unwind() -> Bool {
        let root = chain[0]
        if root == active, root.alert == nil { return false }
        if chain.count > 1 { remove(chain[1].id) }
        self[root.id].alert = nil
        return true
    }

    private mutating func enter(_ destination: PlaceStep) throws(RoutingError) -> Bool {
        if let main = chain.dropFirst().first, main.isMain, main.destination == destination {
            if main == active, main.alert == nil { return false }
            if chain.count > 2 { remove(chain[2].id) }
            self[main.id].alert = nil
            return true
        }
        _ = unwind()
        let slot = NaiveFlow.Slot.child(of: chain[0].id, tab: chain[0].selected)
        try begin(slot, destination, WalkFlows.shape(of: destination))
        active.isMain = true
        return true
    }

    /// Selects a tab of a flow that lies under nothing presented or entered.
    private mutating func select(_ name: RouteName) throws(RoutingError) -> Bool {
        var reachable: [NaiveFlow] = []
        for flow in chain.reversed() {
            reachable.append(flow)
            if flow.isModal || flow.isMain { break }
        }
        guard let flow = reachable.first(where: { $0.names.contains(name) }) else {
            throw .unknownTab(name, known: reachable.flatMap(\.names))
        }
        let index = flow.names.firstIndex(of: name) ?? 0
        if index == flow.selected { return false }
        self[flow.id].selected = index
        self[flow.id].alert = nil
        return true
    }
}
