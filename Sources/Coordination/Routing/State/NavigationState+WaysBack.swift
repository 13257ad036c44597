extension NavigationState {
    /// The routes of the screens up to the user's screen, the lowest first, in all shown flows.
    /// Screens below a main flow are omitted.
    public var path: [RouteName] {
        var path: [RouteName] = []
        var next: FlowState? = root
        while let flow = next {
            if flow.kind == .main { path = [] }
            let start = path.count
            for entry in flow.stack { path.append(entry.route) }
            path[start...].reverse()
            next = flow.above
        }
        return path
    }

    /// True if there is a screen to go back to.
    public var canGoBack: Bool {
        activeFlow.stack.count > 1 || activeFlow.kind.isLeftByBack
    }

    /// The screens that the user can go back to, the nearest first, e.g. for a back menu.
    ///
    /// These are the screens below the one on top, in its flow and in the flows that it was begun
    /// from. Go to one of them with `Transition.popTo`.
    public var waysBack: [NavigationEntry] {
        var entries: [NavigationEntry] = []
        for flow in shownFlows.reversed() {
            entries += flow.stack
            if !flow.kind.isLeftByBack { break }
        }
        return Array(entries.dropFirst())
    }
}

extension FlowState {
    /// Goes back to the entry of this number, and ends the flows above it. If the user cannot go
    /// back to it, returns false and changes nothing.
    mutating func goBack(toEntry id: Int) -> Bool {
        if var above {
            if above.goBack(toEntry: id) {
                if above.kind == .modal { cover.modal = above } else { child = above }
                return true
            }
            guard above.kind.isLeftByBack else { return false }
        }
        guard stack.pop(toEntry: id) else { return false }
        child = nil
        removeCover()
        return true
    }
}
