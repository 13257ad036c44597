/// Gives the entries and flows of a saved state, and the drafts of its screens, new unique numbers.
package struct Renumbering {
    /// The number of an entry that no longer exists.
    private static let gone = -1

    package private(set) var drafts: [Int: RouteValue] = [:]

    private let saved: [Int: RouteValue]

    /// The number of the next entry or flow.
    package private(set) var next: Int

    /// The new numbers by the old ones.
    private var numbers: [Int: Int] = [:]

    /// Begins with the number `first`.
    package init(from first: Int, drafts: [Int: RouteValue]) {
        next = first
        saved = drafts
    }

    /// Returns the state with new numbers. Entries and flows that an earlier state has, too, have
    /// the same numbers in both.
    package mutating func renumbered(_ state: NavigationState) -> NavigationState {
        var new = state
        new.root = renumbered(state.root)
        new.pending = state.pending.map { renumbered($0) }
        new.nextID = next
        return new
    }

    /// Returns the pending change with new numbers, without those that no longer exist.
    package mutating func renumbered(_ pending: PendingNavigation) -> PendingNavigation {
        var new = pending
        switch pending.goal {
        case .transition(let transition): new.goal = .transition(renumbered(transition))
        case .place(let state): new.goal = .place(renumbered(state))
        case .saved(let state): new.goal = .saved(renumbered(state))
        }
        new.top = numbers[pending.top] ?? Self.gone
        new.decider = pending.decider.flatMap { numbers[$0] }
        new.waitsFor = pending.waitsFor.map { numbers[$0] ?? Self.gone }
        return new
    }

    private func renumbered(_ transition: Transition) -> Transition {
        switch transition {
        case .popToEntry(let id): .popToEntry(numbers[id] ?? Self.gone)
        case .sequence(let steps): .sequence(steps.map { renumbered($0) })
        case .stay, .show, .stack, .pop, .popTo, .popToRoot, .dismiss, .select, .finish, .unwind,
            .alert:
            transition
        }
    }

    private mutating func renumbered(_ flow: FlowState) -> FlowState {
        var new = FlowState(
            id: number(for: flow.id), kind: flow.kind, destination: flow.destination,
            stack: flow.stack)
        if let selected = flow.selectedTab {
            new.show(flow.tabs.map { renumbered($0) }, at: selected)
        } else {
            new.stack = renumbered(flow.stack)
            new.child = flow.child.map { renumbered($0) }
        }
        new.cover = FlowState.Cover(modal: flow.modal.map { renumbered($0) }, alert: flow.alert)
        return new
    }

    private mutating func renumbered(_ tab: TabState) -> TabState {
        TabState(
            name: tab.name, stack: renumbered(tab.stack), child: tab.child.map { renumbered($0) })
    }

    private mutating func renumbered(_ stack: EntryStack) -> EntryStack {
        EntryStack(stack.elements.map { renumbered($0) }) ?? stack
    }

    private mutating func renumbered(_ entry: NavigationEntry) -> NavigationEntry {
        let id = number(for: entry.id)
        if let draft = saved[entry.id] { drafts[id] = draft }
        return NavigationEntry(id: id, entry.destination)
    }

    private mutating func number(for old: Int) -> Int {
        if let number = numbers[old] { return number }
        numbers[old] = next
        defer { next += 1 }
        return next
    }
}
