/// What has come and what has gone from one state to another.
extension Change {
    func compare(_ old: FlowState, _ new: FlowState) throws(Unmade) {
        leave(old, for: new)
        try enter(new, after: old)
    }

    /// What of a flow has gone, the upper first.
    private func leave(_ old: FlowState, for new: FlowState) {
        if old.isIdentical(to: new) { return }
        leaveAbove(old.modal, for: new.modal)
        if old.tabBar == nil, new.tabBar == nil {
            leaveAbove(old.child, for: new.child)
            old.stack.forEach(beyond: new.stack) { leave($0.id) }
        } else {
            for (oldTab, newTab) in zip(old.tabs, new.tabs).reversed() {
                leaveAbove(oldTab.child, for: newTab.child)
                oldTab.stack.forEach(beyond: newTab.stack) { leave($0.id) }
            }
        }
    }

    private func leaveAbove(_ old: FlowState?, for new: FlowState?) {
        guard let old else { return }
        if let new, new.id == old.id { return leave(old, for: new) }
        leave(old)
    }

    /// What of a flow has come, the lower first.
    private func enter(_ new: FlowState, after old: FlowState) throws(Unmade) {
        if new.isIdentical(to: old) { return }
        if new.tabBar == nil, old.tabBar == nil {
            try enter(new.stack, after: old.stack, in: new.id)
            try enterAbove(new.child, after: old.child, over: new.id)
        } else {
            for (newTab, oldTab) in zip(new.tabs, old.tabs) {
                try enter(newTab.stack, after: oldTab.stack, in: new.id)
                try enterAbove(newTab.child, after: oldTab.child, over: new.id)
            }
        }
        try enterAbove(new.modal, after: old.modal, over: new.id)
    }

    private func enter(
        _ new: PersistentStack<Entry>, after old: PersistentStack<Entry>?, in flow: Int
    ) throws(Unmade) {
        for entry in new.few(beyond: old) { try enter(entry, in: flow) }
    }

    private func enterAbove(
        _ new: FlowState?, after old: FlowState?, over parent: Int
    ) throws(Unmade) {
        guard let new else { return }
        if let old, old.id == new.id { return try enter(new, after: old) }
        try begin(new, over: parent)
        try enter(new)
    }

    /// All of a flow that has begun.
    func enter(_ flow: FlowState) throws(Unmade) {
        for (stack, child) in flow.places {
            try enter(stack, after: nil, in: flow.id)
            if let child {
                try begin(child, over: flow.id)
                try enter(child)
            }
        }
        if let modal = flow.modal {
            try begin(modal, over: flow.id)
            try enter(modal)
        }
    }

    /// All of a flow that has ended.
    func leave(_ flow: FlowState) {
        if let modal = flow.modal { leave(modal) }
        for (stack, child) in flow.places.reversed() {
            if let child { leave(child) }
            for entry in stack { leave(entry.id) }
        }
        end(flow.id)
    }
}

extension FlowState {
    /// The stacks of the flow, each with the flow that was begun from it.
    var places: Few<(stack: PersistentStack<Entry>, child: FlowState?)> {
        tabBar == nil ? .one((stack, child)) : .many(tabs.map { ($0.stack, $0.child) })
    }
}
