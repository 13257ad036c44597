extension NavigationState {
    /// The state without the entry or flow of this number and without all that lies over it; nil where
    /// the flow that the app consists of would be left without a screen.
    func cut(at id: Int) -> NavigationState? {
        var state = self
        guard let root = root.cut(at: id) else { return nil }
        state.root = root
        return state
    }
}

extension FlowState {
    /// Nil where nothing of the flow is left. A tab that nothing is left of takes the flow with it.
    fileprivate func cut(at id: Int) -> FlowState? {
        if self.id == id { return nil }
        var flow = self
        if let modal { flow.cover.modal = modal.cut(at: id) }
        if let selectedTab {
            var tabs = tabs
            for index in tabs.indices {
                guard let tab = tabs[index].cut(at: id) else { return nil }
                if index == selectedTab, tab.stack != tabs[index].stack { flow.cover = Cover() }
                tabs[index] = tab
            }
            flow.show(tabs, at: selectedTab)
        } else {
            guard let stack = stack.cut(at: id) else { return nil }
            if stack.count < flow.stack.count {
                flow.child = nil
                flow.cover = Cover()
            } else {
                flow.child = child?.cut(at: id)
            }
            flow.stack = stack
        }
        return flow
    }
}

extension TabState {
    fileprivate func cut(at id: Int) -> TabState? {
        guard let rest = stack.cut(at: id) else { return nil }
        let child = rest.count < stack.count ? nil : child?.cut(at: id)
        return TabState(name: name, stack: rest, child: child)
    }
}

extension PersistentStack<Entry> {
    /// What lies below the entry of this number; nil where that is nothing.
    fileprivate func cut(at id: Int) -> PersistentStack? {
        guard contains(where: { $0.id == id }) else { return self }
        return PersistentStack(contentsOf: elements.prefix { $0.id != id })
    }
}
