/// What has come and what has gone from one navigation state to another.
///
/// Two states share what they have in common, so that only what differs is looked at.
struct StateDifference {
    /// A screen, and the number of its flow.
    struct Place {
        let entry: Entry
        let flow: Int
    }

    /// A flow, and the number of the one below it; nil for the flow that the app consists of.
    struct Level {
        let flow: FlowState
        let parent: Int?
    }

    /// What has come, in the order in which it is made: what lies below goes first.
    private(set) var entered: [Place] = []
    private(set) var begun: [Level] = []

    /// The numbers of what has gone, in the order in which it ends: what lies on top goes first.
    private(set) var left: [Int] = []
    private(set) var ended: [Int] = []

    /// The difference between two states of one history; from nil, all has come.
    init(from old: NavigationState?, to new: NavigationState) {
        if let old {
            compare(old.root, new.root)
        } else {
            enter(new.root, over: nil)
        }
    }

    /// The difference between two states that have nothing in common, not even their numbers.
    init(replacing old: NavigationState, by new: NavigationState) {
        leave(old.root)
        enter(new.root, over: nil)
    }

    private mutating func compare(_ old: FlowState, _ new: FlowState) {
        if old.isIdentical(to: new) { return }
        compareAbove(old.modal, new.modal, over: new.id)
        if old.tabBar == nil, new.tabBar == nil {
            compareAbove(old.child, new.child, over: new.id)
            compare(old.stack, new.stack, of: new.id)
        } else {
            for (oldTab, newTab) in zip(old.tabs, new.tabs) {
                compareAbove(oldTab.child, newTab.child, over: new.id)
                compare(oldTab.stack, newTab.stack, of: new.id)
            }
        }
    }

    private mutating func compareAbove(_ old: FlowState?, _ new: FlowState?, over parent: Int) {
        if let old, let new, old.id == new.id { return compare(old, new) }
        if let old { leave(old) }
        if let new { enter(new, over: parent) }
    }

    private mutating func compare(
        _ old: PersistentStack<Entry>, _ new: PersistentStack<Entry>, of flow: Int
    ) {
        if old.isIdentical(to: new) { return }
        let firstEntered = entered.count
        new.forEach(beyond: old) { entered.append(Place(entry: $0, flow: flow)) }
        entered[firstEntered...].reverse()
        old.forEach(beyond: new) { left.append($0.id) }
    }

    private mutating func enter(_ flow: FlowState, over parent: Int?) {
        begun.append(Level(flow: flow, parent: parent))
        for (stack, child) in flow.places {
            for entry in stack.elements { entered.append(Place(entry: entry, flow: flow.id)) }
            if let child { enter(child, over: flow.id) }
        }
        if let modal = flow.modal { enter(modal, over: flow.id) }
    }

    private mutating func leave(_ flow: FlowState) {
        if let modal = flow.modal { leave(modal) }
        for (stack, child) in flow.places.reversed() {
            if let child { leave(child) }
            for entry in stack { left.append(entry.id) }
        }
        ended.append(flow.id)
    }
}

extension FlowState {
    /// The stacks of the flow, each with the flow that was begun from it.
    var places: [(stack: PersistentStack<Entry>, child: FlowState?)] {
        tabBar == nil ? [(stack, child)] : tabs.map { ($0.stack, $0.child) }
    }
}
