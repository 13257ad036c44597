extension NavigationState {
    /// Returns whether the entry or flow of this number is among those through which back leads.
    package func shows(_ id: Int) -> Bool {
        shownFlows.contains { flow in flow.id == id || flow.stack.contains { $0.id == id } }
    }

    /// Returns whether the entry or flow of this number is in the state, shown or not.
    package func contains(_ id: Int) -> Bool {
        var part = CutPart(id: id, shape: nil, nextID: nextID)
        if case .absent = root.cutting(&part) { return false }
        return true
    }

    /// Returns the state without the entry or the flow of this number and all that lies over it.
    ///
    /// If nothing is left of its stack, this begins again as `shape`, that of the entry's flow,
    /// says. If it is one of these screens, or if there is no shape, the flow ends too. A main flow
    /// stays: it stands in place of the screens below it. Returns nil if nothing is left, or if
    /// there is no such entry or flow.
    package func cutting(_ id: Int, beginning shape: FlowShape? = nil) -> NavigationState? {
        var part = CutPart(id: id, shape: shape, nextID: nextID)
        guard case .rest(let root) = root.cutting(&part) else { return nil }
        var state = self
        (state.root, state.nextID) = (root, part.nextID)
        return state
    }
}

/// The part that is left out of a state.
private struct CutPart {
    let id: Int

    /// The beginning of the flow that it is a screen of.
    let shape: FlowShape?

    /// The number that the next entry is given.
    var nextID: Int

    /// Returns the first screens of the tab of this name, or of a flow without tabs; nil if `entry`
    /// is one of them.
    mutating func beginning(of tab: RouteName, without entry: NavigationEntry) -> EntryStack? {
        let first =
            switch shape {
            case nil: [Destination]()
            case .stack(let destinations): destinations
            case .tabs(let destinations): destinations.filter { $0.route == tab }
            }
        guard let bottom = first.first, !first.contains(entry.destination) else { return nil }
        var stack = EntryStack(makeEntry(bottom))
        for destination in first.dropFirst() { stack.push(makeEntry(destination)) }
        return stack
    }

    private mutating func makeEntry(_ destination: Destination) -> NavigationEntry {
        defer { nextID += 1 }
        return NavigationEntry(id: nextID, destination)
    }
}

/// The rest of a flow or a tab without one of its parts.
private enum Cut<Whole> {
    /// The part is not in it.
    case absent

    /// This is left.
    case rest(Whole)

    /// Nothing is left.
    case nothing
}

extension FlowState {
    fileprivate func cutting(_ part: inout CutPart) -> Cut<FlowState> {
        if id == part.id { return .nothing }
        var rest = self
        switch modal?.cutting(&part) {
        case nil, .absent: return cuttingTabs(&part)
        case .rest(let modal): rest.cover.modal = modal
        case .nothing: rest.cover.modal = nil
        }
        return .rest(rest)
    }

    private func cuttingTabs(_ part: inout CutPart) -> Cut<FlowState> {
        var tabs = hasTabs ? tabs : [TabState(name: route, stack: stack, child: child)]
        for index in tabs.indices {
            switch tabs[index].cutting(&part) {
            case .absent: continue
            case .nothing: return .nothing
            case .rest(let tab):
                tabs[index] = tab
                var rest = self
                if let selectedTab {
                    rest.show(tabs, at: selectedTab)
                } else {
                    (rest.stack, rest.child) = (tab.stack, tab.child)
                }
                if index == selectedTab ?? index { rest.removeCover() }
                return .rest(rest)
            }
        }
        return .absent
    }
}

extension TabState {
    fileprivate func cutting(_ part: inout CutPart) -> Cut<TabState> {
        switch child?.cutting(&part) {
        case nil, .absent: break
        case .rest(let child): return .rest(TabState(name: name, stack: stack, child: child))
        case .nothing: return .rest(TabState(name: name, stack: stack, child: nil))
        }
        guard stack.contains(where: { $0.id == part.id }) else { return .absent }
        guard let below = below(&part) else { return .nothing }
        return .rest(TabState(name: name, stack: below, child: child?.kind == .main ? child : nil))
    }

    /// The screens below the part, or else the first ones.
    private func below(_ part: inout CutPart) -> EntryStack? {
        var below = stack
        while below.top.id != part.id { _ = below.pop() }
        let entry = below.top
        return below.pop() ? below : part.beginning(of: name, without: entry)
    }
}
