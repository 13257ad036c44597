extension NavigationState {
    /// The pending changes, and the drafts of screens that are not there now.
    struct Waiting: Equatable, Sendable {
        var pending: [PendingNavigation] = []
        var drafts: [Int: RouteValue] = [:]
    }

    /// The requested changes that are not made yet.
    public package(set) var pending: [PendingNavigation] {
        get { waiting?.value.pending ?? [] }
        set { changeWaiting { $0.pending = newValue } }
    }

    /// The drafts of screens that are not there now, by their entries: those of places that wait,
    /// and in a saved state those of all screens.
    package var drafts: [Int: RouteValue] {
        get { waiting?.value.drafts ?? [:] }
        set { changeWaiting { $0.drafts = newValue } }
    }

    /// True if nothing waits.
    package var nothingWaits: Bool { waiting == nil }

    /// The state without what waits.
    package var withoutWaiting: NavigationState {
        var state = self
        state.waiting = nil
        return state
    }

    /// The same place, in which the same waits as in `other`.
    package func withWaiting(of other: NavigationState) -> NavigationState {
        var state = self
        state.waiting = other.waiting
        return state
    }

    private mutating func changeWaiting(_ change: (inout Waiting) -> Void) {
        var new = waiting?.value ?? Waiting()
        change(&new)
        waiting = new == Waiting() ? nil : Shared(new)
    }
}

/// Pending changes, and when they continue.
extension NavigationState {
    /// Returns the first pending change that can continue. Skips the tickets in `due`: their guards
    /// or the user have not answered yet.
    package func ready(due: Set<Int>) -> PendingNavigation? {
        pending.first { waiting in
            waiting.isReady(in: self) && !due.contains(waiting.ticket)
                && !pending.contains { $0.ticket == waiting.behind }
        }
    }

    /// Returns the numbers that a request waits for after `first`, if they are still there.
    package func numbers(after first: Transition) -> [Int]? {
        for waiting in pending where waiting.waitsAfter == first {
            if case .gone(let numbers) = waiting.until, !waiting.isReady(in: self) {
                return numbers
            }
        }
        return nil
    }

    /// Lets a request wait. One that waits for another change takes the place of the older one, but
    /// a link waits behind a place.
    package mutating func add(_ new: PendingNavigation) {
        var new = new
        nextID = max(nextID, new.goal.nextID)
        let index = pending.firstIndex { $0.ticket == new.ticket }
        let isLink = new.cause == .link
        new.behind = index.flatMap { pending[$0].behind }
        if isLink, !new.needsAnswer {
            new.behind = pending.first { $0.isCut && !$0.needsAnswer }?.ticket ?? new.behind
        }
        if let index { pending[index] = new } else { pending.append(new) }
        if new.needsAnswer { return }
        pending = pending.filter {
            $0.needsAnswer || $0.ticket == new.ticket || $0.behind == new.ticket
                || isLink && $0.isCut
        }
    }

    /// Removes the request of this ticket from what waits.
    package mutating func remove(_ ticket: Int) {
        if nothingWaits { return }
        pending = pending.filter { $0.ticket != ticket }
        if pending.isEmpty { drafts = [:] }
    }

    /// Takes over what waits in a saved state, behind the saved place if that waits too.
    package mutating func take(_ saved: NavigationState, _ newTicket: () -> Int) {
        let place = pending.first?.ticket
        var tickets: [Int: Int] = [:]
        for old in saved.pending {
            var new = old.restored(in: self, from: saved)
            new.ticket = newTicket()
            new.behind = old.behind.flatMap { tickets[$0] } ?? place
            tickets[old.ticket] = new.ticket
            if new.until == .answer, new.behind != nil { new.until = .gone([]) }
            nextID = max(nextID, new.goal.nextID)
            pending.append(new)
        }
    }

    /// Lets requests, whose guards await a result, wait until these entries and flows have left.
    package mutating func wait(_ tickets: [Int], for numbers: [Int]) {
        if tickets.isEmpty || numbers.isEmpty { return }
        for index in pending.indices where tickets.contains(pending[index].ticket) {
            pending[index].until = .result(of: numbers)
        }
    }

    /// Removes the pending changes that are superseded by the change that `ticket` has made: those
    /// that wait for an answer, the links behind them, those whose caller has left, and the
    /// `orphans`, whose guards belong to a screen or flow that has left. If it `isLink`, also those
    /// that could continue now. A guard that still awaits a result continues.
    package mutating func supersede(
        after old: NavigationState, by ticket: Int, isLink: Bool, _ orphans: Set<Int>
    ) {
        let late = Set(pending.filter { $0.until == .answer && $0.ticket != ticket }.map(\.ticket))
        let place = self
        pending = pending.compactMap { waiting in
            if waiting.ticket == ticket { return waiting }
            if let caller = waiting.caller, !place.contains(caller) { return nil }
            let isReady = waiting.isReady(in: place)
            let isBehind = waiting.behind.map(late.contains) ?? false
            if waiting.until == .answer || isBehind && waiting.isReady(in: old)
                || isLink && isReady || orphans.contains(waiting.ticket)
            {
                return nil
            }
            var rest = waiting
            if case .result = waiting.until, isReady { rest.until = .answer }
            return rest
        }
    }

    /// Keeps the drafts of screens that leave and that a pending change will show again.
    package mutating func keep(_ left: [Int: RouteValue]) {
        drafts = drafts.merging(left) { $1 }.filter { draft in
            !contains(draft.key) && pending.contains { $0.goal.contains(draft.key) }
        }
    }

    /// The state as others see it: without what means nothing after a restart. A condition is asked
    /// again anyway when its place is restored.
    package var saved: NavigationState {
        if pending.isEmpty { return self }
        var state = self
        let kept = pending.filter { waiting in
            switch waiting.goal.last.target {
            case .end, .again: false
            case .transition, .state, .saved:
                !waiting.needsAnswer || waiting.broken.map { !contains($0) } ?? true
            }
        }
        state.pending = kept.suffix(PendingNavigation.limit)
        return state
    }

    /// All drafts in it, also those of saved states that wait.
    package var allDrafts: [Int: RouteValue] {
        pending.reduce(drafts) { all, waiting in
            guard let saved = waiting.goal.last.saved else { return all }
            return all.merging(saved.allDrafts) { first, _ in first }
        }
    }

    /// Gives the state, and the saved states that wait in it, their drafts.
    package mutating func putDrafts(_ all: [Int: RouteValue]) {
        if all.isEmpty { return }
        drafts = all
        for index in pending.indices {
            pending[index].goal.changeStates { state, isSaved in if isSaved { state.putDrafts(all) }
            }
        }
    }

    /// Marks the waiting links as those of the user.
    package mutating func claimLinks() {
        for index in pending.indices where !pending[index].needsAnswer {
            pending[index].isOwned = true
        }
    }
}

extension NavigationState {
    /// Returns the state as the successor of `other`: no number is used twice.
    package func following(_ other: NavigationState) -> NavigationState {
        var state = withoutWaiting
        state.revision = max(revision, other.revision) + 1
        state.nextID = max(nextID, other.nextID)
        return state
    }

    /// Returns whether no number belongs to a screen or flow here, and to another one in `other`.
    package func fits(_ other: NavigationState) -> Bool {
        var (mine, theirs): ([Int: Mark], [Int: Mark]) = ([:], [:])
        root.addMarks(to: &mine)
        other.root.addMarks(to: &theirs)
        return mine.allSatisfy { theirs[$0.key] == nil || theirs[$0.key] == $0.value }
    }
}

/// The destination, kind and tabs of an entry or a flow.
private struct Mark: Equatable {
    let destination: PlaceStep
    var kind: FlowState.Kind?
    var tabs: [RouteName] = []
}

extension FlowState {
    fileprivate func addMarks(to marks: inout [Int: Mark]) {
        marks[id] = Mark(destination: destination, kind: kind, tabs: tabs.map(\.name))
        for (stack, child) in places {
            for entry in stack { marks[entry.id] = Mark(destination: entry.destination) }
            child?.addMarks(to: &marks)
        }
        modal?.addMarks(to: &marks)
    }
}
