extension NavigationState {
    /// Returns whether the entry or flow of this number is among those through which back leads.
    package func shows(_ id: Int) -> Bool {
        shownFlows.contains { flow in flow.id == id || flow.stack.contains { $0.id == id } }
    }

    /// Returns the state without the entry or the flow of this number and all that lies over it.
    ///
    /// A flow whose first screen is left out ends too. A main flow stays: it stands in place of the screens
    /// below it. Returns nil if nothing is left, or if there is no such entry or flow.
    package func cutting(_ id: Int) -> NavigationState? {
        guard case .rest(let root) = root.cutting(id) else { return nil }
        var state = self
        state.root = root
        return state
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
    fileprivate func cutting(_ id: Int) -> Cut<FlowState> {
        if self.id == id { return .nothing }
        var rest = self
        switch modal?.cutting(id) {
        case nil, .absent: return cuttingTabs(id)
        case .rest(let modal): rest.cover.modal = modal
        case .nothing: rest.cover.modal = nil
        }
        return .rest(rest)
    }

    private func cuttingTabs(_ id: Int) -> Cut<FlowState> {
        var tabs = hasTabs ? tabs : [TabState(name: route, stack: stack, child: child)]
        for index in tabs.indices {
            switch tabs[index].cutting(id) {
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
    fileprivate func cutting(_ id: Int) -> Cut<TabState> {
        switch child?.cutting(id) {
        case nil, .absent: break
        case .rest(let child): return .rest(TabState(name: name, stack: stack, child: child))
        case .nothing: return .rest(TabState(name: name, stack: stack, child: nil))
        }
        guard stack.contains(where: { $0.id == id }) else { return .absent }
        var below = stack
        var isCut = false
        while !isCut {
            isCut = below.top.id == id
            if !below.pop() { return .nothing }
        }
        return .rest(TabState(name: name, stack: below, child: child?.kind == .main ? child : nil))
    }
}
