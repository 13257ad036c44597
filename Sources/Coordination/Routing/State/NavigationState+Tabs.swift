extension NavigationState {
    /// Returns the flow of this number; nil if the state has no such flow.
    package func flow(_ id: Int) -> FlowState? { root.flow(id) }

    /// Returns the state in which the tab that begins with `first`, in the flow of this number,
    /// shows only its first screen. If the tab was selected, everything above it ends, and the
    /// first tab is selected. Returns nil if there is no such tab.
    package func closing(_ first: PlaceStep, of flow: Int) -> NavigationState? {
        var state = self
        do throws(RoutingError) {
            let tab = try state.makeTab(first)
            return state.root.put(tab, into: flow) ? state : nil
        } catch {
            return nil
        }
    }
}

extension TabState {
    /// True if the tab has one screen and no child flow.
    package var isAtFirstScreen: Bool { stack.count == 1 && child == nil }
}

extension FlowState {
    fileprivate func flow(_ id: Int) -> FlowState? {
        if self.id == id { return self }
        for place in places {
            if let found = place.child?.flow(id) { return found }
        }
        return modal?.flow(id)
    }

    /// Replaces the tab of the same name in the flow of this number. If there is no such flow or
    /// tab, returns false and changes nothing.
    fileprivate mutating func put(_ tab: TabState, into id: Int) -> Bool {
        if self.id == id { return put(tab) }
        if var modal, modal.put(tab, into: id) {
            cover.modal = modal
            return true
        }
        guard let selectedTab else {
            guard var child, child.put(tab, into: id) else { return false }
            self.child = child
            return true
        }
        var tabs = tabs
        for index in tabs.indices {
            guard var child = tabs[index].child, child.put(tab, into: id) else { continue }
            tabs[index] = TabState(name: tabs[index].name, stack: tabs[index].stack, child: child)
            show(tabs, at: selectedTab)
            return true
        }
        return false
    }

    private mutating func put(_ tab: TabState) -> Bool {
        var tabs = tabs
        guard let selectedTab, let index = tabs.firstIndex(where: { $0.name == tab.name }) else {
            return false
        }
        tabs[index] = tab
        show(tabs, at: index == selectedTab ? 0 : selectedTab)
        if index == selectedTab { removeCover() }
        return true
    }
}
