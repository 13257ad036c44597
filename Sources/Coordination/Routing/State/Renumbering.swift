/// Gives the entries and flows of a saved state, and the drafts of its screens, new unique numbers.
package struct Renumbering {
    /// The number of an entry that no longer exists.
    static let gone = -1

    /// The number of the next entry or flow.
    private var next: Int

    /// The new numbers by the old ones.
    private var numbers: [Int: Int] = [:]

    /// Begins with the number `first`.
    package init(from first: Int) {
        next = first
    }

    /// Returns the state with new numbers, also in what is pending. Entries and flows that an
    /// earlier state has, too, have the same numbers in both.
    package mutating func renumbered(_ state: NavigationState) -> NavigationState {
        var new = state
        renumber(&new)
        return new
    }

    mutating func renumber(_ state: inout NavigationState) {
        state.root = renumbered(state.root)
        if !state.nothingWaits {
            state.pending = state.pending.map { renumbered($0) }
            let drafts = state.drafts.compactMap { id, draft in numbers[id].map { ($0, draft) } }
            state.drafts = Dictionary(uniqueKeysWithValues: drafts)
        }
        state.nextID = next
    }

    /// Returns the new number of an entry or a flow, or `gone` if it does not exist.
    func number(of old: Int) -> Int { numbers[old] ?? Self.gone }

    /// Returns the pending change with new numbers, without those that no longer exist.
    mutating func renumbered(_ pending: PendingNavigation) -> PendingNavigation {
        var new = pending
        new.goal.renumber(with: &self)
        new.broken = pending.broken.map { number(of: $0) }
        new.caller = pending.caller.map { number(of: $0) }
        switch pending.until {
        case .gone(let old): new.until = .gone(old.map { number(of: $0) })
        case .result(let old): new.until = .result(of: old.map { number(of: $0) })
        case .answer: break
        }
        return new
    }

    func renumbered(_ transition: Transition) -> Transition {
        switch transition {
        case .popToEntry(let id): .popToEntry(number(of: id))
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
        NavigationEntry(id: number(for: entry.id), entry.destination)
    }

    private mutating func number(for old: Int) -> Int {
        if let number = numbers[old] { return number }
        numbers[old] = next
        defer { next += 1 }
        return next
    }
}
