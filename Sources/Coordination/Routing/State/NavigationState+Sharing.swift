extension NavigationState {
    /// Returns an equal state that shares its equal stacks with `other`. So a change from one state
    /// to the other keeps the screens of these stacks. Returns nil if a number belongs to another
    /// screen or flow in `other`.
    package func sharing(_ other: NavigationState) -> NavigationState? {
        var (mine, theirs): ([Int: PlaceStep], [Int: PlaceStep]) = ([:], [:])
        root.addDestinations(to: &mine)
        other.root.addDestinations(to: &theirs)
        guard mine.allSatisfy({ theirs[$0.key] == nil || theirs[$0.key] == $0.value }) else {
            return nil
        }
        guard let root = root.sharing(other.root) else { return nil }
        var state = self
        state.root = root
        return state
    }
}

extension FlowState {
    fileprivate func addDestinations(to destinations: inout [Int: PlaceStep]) {
        destinations[id] = destination
        for (stack, child) in places {
            for entry in stack { destinations[entry.id] = entry.destination }
            child?.addDestinations(to: &destinations)
        }
        modal?.addDestinations(to: &destinations)
    }

    fileprivate func sharing(_ other: FlowState) -> FlowState? {
        guard id == other.id else { return self }
        let (mine, theirs) = (tabs, other.tabs)
        guard kind == other.kind, destination == other.destination,
            mine.map(\.name) == theirs.map(\.name)
        else { return nil }
        var flow = self
        if let selectedTab {
            let shared = zip(mine, theirs).compactMap { $0.sharing($1) }
            guard shared.count == mine.count else { return nil }
            flow.show(shared, at: selectedTab)
        } else {
            let other = TabState(name: route, stack: other.stack, child: other.child)
            let place = TabState(name: route, stack: stack, child: child)
            guard let shared = place.sharing(other) else { return nil }
            (flow.stack, flow.child) = (shared.stack, shared.child)
        }
        guard let modal, let otherModal = other.modal else { return flow }
        guard let sharedModal = modal.sharing(otherModal) else { return nil }
        flow.cover.modal = sharedModal
        return flow
    }
}

extension TabState {
    fileprivate func sharing(_ other: TabState) -> TabState? {
        let stack = stack.sharing(other.stack)
        guard let child, let otherChild = other.child else {
            return TabState(name: name, stack: stack, child: child)
        }
        guard let shared = child.sharing(otherChild) else { return nil }
        return TabState(name: name, stack: stack, child: shared)
    }
}

extension EntryStack {
    /// Returns an equal stack that shares its lowest entries with `other`, as far as they are
    /// equal.
    fileprivate func sharing(_ other: EntryStack) -> EntryStack {
        let mine = elements
        var shared = other
        while shared.count > mine.count { _ = shared.pop() }
        let count = zip(mine, shared.elements).prefix { $0 == $1 }.count
        guard count > 0, shared.pop(toEntry: mine[count - 1].id) else { return self }
        for entry in mine[count...] { shared.push(entry) }
        return shared
    }
}

extension NavigationState {
    /// Returns this state as the successor of `other`: no number is used twice.
    package func following(_ other: NavigationState) -> NavigationState {
        var state = self
        state.revision = max(revision, other.revision) + 1
        state.nextID = max(nextID, other.nextID)
        return state
    }
}
