extension FlowState {
    /// Applies `change` to the flow that the user is in. One that is presented or begun over this one
    /// goes before it; a flow for which `change` returns false ends.
    mutating func changeActive(
        _ change: (inout FlowState) throws(RoutingError) -> Bool
    ) throws(RoutingError) -> Bool {
        if isUncovered { return try change(&self) }
        if var modal {
            cover.modal = try modal.changeActive(change) ? modal : nil
        } else if var child {
            self.child = try child.changeActive(change) ? child : nil
        } else {
            return try change(&self)
        }
        return true
    }

    /// Dismisses the flow that was presented last; returns false if there is none.
    mutating func dismissLast() -> Bool {
        if var modal {
            cover.modal = modal.dismissLast() ? modal : nil
            return true
        }
        guard var child, child.dismissLast() else { return false }
        self.child = child
        return true
    }

    /// Ends all that lies over the flow; returns false if nothing does.
    mutating func uncover() -> Bool {
        if isUncovered { return false }
        child = nil
        cover = Cover()
        return true
    }

    /// Ends all that lies over the main flow of this destination; returns false if nothing does, and nil
    /// if there is no such flow.
    mutating func uncover(mainFlow destination: Destination) -> Bool? {
        guard var main = child, main.kind == .main, main.destination == destination else {
            return nil
        }
        let isCovered = cover != Cover()
        guard main.uncover() || isCovered else { return false }
        cover = Cover()
        child = main
        return true
    }

    /// Shows the tab of that name, the innermost of several, and dismisses the alert over the tab before.
    /// Returns false if it is shown already, and nil if there is no such tab, or something was presented
    /// over it.
    mutating func select(_ name: RouteID) -> Bool? {
        if var modal {
            let hasChanged = modal.select(name)
            if hasChanged == true { cover.modal = modal }
            return hasChanged
        }
        if var child {
            if let hasChanged = child.select(name) {
                if hasChanged { self.child = child }
                return hasChanged
            }
            if child.keepsFromBelow { return nil }
        }
        if tabBar?.name == name { return false }
        let tabs = tabs
        guard let index = tabs.firstIndex(where: { $0.name == name }) else { return nil }
        show(tabs, at: index)
        cover.alert = nil
        return true
    }

    /// The names of the tabs that can be selected, the innermost first.
    var selectableTabs: [RouteID] {
        if let modal { return modal.selectableTabs }
        let above = child?.selectableTabs ?? []
        return child?.keepsFromBelow == true ? above : above + tabs.map(\.name)
    }

    /// True if something was presented over the flow, or over one that was begun from it.
    private var hasModalOver: Bool {
        modal != nil || child?.hasModalOver == true
    }

    /// True if the screens below the flow cannot be reached from it.
    private var keepsFromBelow: Bool {
        kind == .main || hasModalOver
    }
}
