/// What has come and what has gone from one state to another.
extension Change {
    func compare(_ old: FlowState, _ new: FlowState) throws(Unmade) {
        if old.isIdentical(to: new) { return }
        try compareAbove(old.modal, new.modal, over: new.id)
        if old.tabBar == nil, new.tabBar == nil {
            try compareAbove(old.child, new.child, over: new.id)
            try compare(old.stack, new.stack, of: new.id)
        } else {
            for (oldTab, newTab) in zip(old.tabs, new.tabs) {
                try compareAbove(oldTab.child, newTab.child, over: new.id)
                try compare(oldTab.stack, newTab.stack, of: new.id)
            }
        }
    }

    private func compareAbove(
        _ old: FlowState?, _ new: FlowState?, over parent: Int
    ) throws(Unmade) {
        if let old, let new, old.id == new.id { return try compare(old, new) }
        if let old { leave(old) }
        if let new {
            try begin(new, over: parent)
            try enter(new)
        }
    }

    private func compare(
        _ old: PersistentStack<Entry>, _ new: PersistentStack<Entry>, of flow: Int
    ) throws(Unmade) {
        if old.isIdentical(to: new) { return }
        let first = entered.count
        try new.forEach(beyond: old) { (entry) throws(Unmade) in try enter(entry, in: flow) }
        entered[first...].reverse()
        old.forEach(beyond: new) { leave($0.id) }
    }

    /// All of a flow that has begun.
    func enter(_ flow: FlowState) throws(Unmade) {
        for (stack, child) in flow.places {
            for entry in stack.elements { try enter(entry, in: flow.id) }
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
    var places: [(stack: PersistentStack<Entry>, child: FlowState?)] {
        tabBar == nil ? [(stack, child)] : tabs.map { ($0.stack, $0.child) }
    }
}
