extension NavigationState {
    /// Returns whether back leads through the entry or flow of this number.
    package func shows(_ id: Int) -> Bool {
        shownFlows.contains { flow in flow.id == id || flow.stack.contains { $0.id == id } }
    }

    /// Returns whether the entry or flow of this number is in the state, shown or not.
    package func contains(_ id: Int) -> Bool {
        root.contains(id)
    }

    /// Returns the state without the entry or flow of this number and everything above it.
    ///
    /// If its stack would be empty, the stack begins again with the first screens of `shape`, the
    /// shape of the entry's flow. If the entry is one of these screens, or if `shape` is nil, the
    /// flow ends, too. A main flow does not end. Returns nil if nothing is left, or if there is no
    /// such entry or flow.
    package func cutting(_ id: Int, beginning shape: FlowShape? = nil) -> NavigationState? {
        var part = CutPart(id: id, shape: shape, nextID: nextID)
        guard let root = root.cutting(&part), part.isFound else { return nil }
        var state = self
        (state.root, state.nextID) = (root, part.nextID)
        return state
    }
}

extension FlowState {
    package func contains(_ number: Int) -> Bool {
        if id == number { return true }
        for (stack, child) in places {
            if stack.contains(where: { $0.id == number }) { return true }
            if let child, child.contains(number) { return true }
        }
        return modal?.contains(number) ?? false
    }
}

/// The part that is removed from a state.
private struct CutPart {
    let id: Int

    /// The first screens of its flow.
    let shape: FlowShape?

    /// The number of the next entry.
    var nextID: Int
    var isFound = false

    /// Returns the first screens of the tab of this name, or of a flow without tabs; nil if `entry`
    /// is one of them.
    mutating func beginning(of tab: RouteName, without entry: NavigationEntry) -> EntryStack? {
        let first =
            switch shape {
            case nil: [PlaceStep]()
            case .stack(let destinations): destinations
            case .tabs(let destinations): destinations.filter { $0.route == tab }
            }
        guard let bottom = first.first, !first.contains(entry.destination) else { return nil }
        var stack = EntryStack(makeEntry(bottom))
        for destination in first.dropFirst() { stack.push(makeEntry(destination)) }
        return stack
    }

    private mutating func makeEntry(_ destination: PlaceStep) -> NavigationEntry {
        defer { nextID += 1 }
        return NavigationEntry(id: nextID, destination)
    }
}

extension FlowState {
    /// Returns the flow without the part; nil if nothing is left of it.
    fileprivate func cutting(_ part: inout CutPart) -> FlowState? {
        part.isFound = id == part.id
        if part.isFound { return nil }
        var rest = self
        if let modal {
            rest.cover.modal = modal.cutting(&part)
            if part.isFound { return rest }
        }
        var tabs = hasTabs ? tabs : [TabState(name: route, stack: stack, child: child)]
        for index in tabs.indices {
            guard let tab = tabs[index].cutting(&part) else { return nil }
            if !part.isFound { continue }
            tabs[index] = tab
            if let selectedTab {
                rest.show(tabs, at: selectedTab)
            } else {
                (rest.stack, rest.child) = (tab.stack, tab.child)
            }
            if index == selectedTab ?? index { rest.removeCover() }
            return rest
        }
        return self
    }
}

extension TabState {
    fileprivate func cutting(_ part: inout CutPart) -> TabState? {
        if let child {
            let rest = child.cutting(&part)
            if part.isFound { return TabState(name: name, stack: stack, child: rest) }
        }
        guard stack.contains(where: { $0.id == part.id }) else { return self }
        part.isFound = true
        return below(&part).map {
            TabState(name: name, stack: $0, child: child?.kind == .main ? child : nil)
        }
    }

    /// Returns the screens below the part, or the first screens if there are none.
    private func below(_ part: inout CutPart) -> EntryStack? {
        var below = stack
        while below.top.id != part.id { _ = below.pop() }
        let entry = below.top
        return below.pop() ? below : part.beginning(of: name, without: entry)
    }
}
