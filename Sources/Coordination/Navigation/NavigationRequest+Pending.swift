import WaylineRouting

/// A request that waits, as a value, with the drafts of the screens that come back with it.
struct WaitingNavigation {
    var pending: PendingNavigation
    var drafts: [Int: RouteValue]
}

/// The values of requests that wait, which are saved with the state.
extension NavigationRequest {
    /// Returns what is pending until entries and flows of these numbers have left, or until a guard
    /// has answered. Returns nil for a request that means nothing after a restart.
    func waiting(until brought: [Int], _ tree: NavigationTree) -> WaitingNavigation? {
        let isAsked = brought.isEmpty
        guard let goal = isAsked ? askedGoal(in: tree) : goal.flatMap({ value(of: $0, tree) })
        else { return nil }
        let top = isAsked ? tree.top.entry : origin ?? tree.top.entry
        return waiting(goal, first: waitedFor, until: brought, top: top)
    }

    /// Returns the rest of a request whose first change is made, and which waits until entries and
    /// flows of these numbers have left. Returns nil if there is no rest.
    func rest(until brought: [Int], _ tree: NavigationTree) -> WaitingNavigation? {
        guard let postponed, let goal = value(of: postponed.goal, tree) else { return nil }
        return waiting(
            goal, first: waitedFor + [postponed.first], until: brought, top: postponed.top)
    }

    private func waiting(
        _ goal: PendingNavigation.Goal, first: [Transition], until brought: [Int], top: Int
    ) -> WaitingNavigation {
        let pending = PendingNavigation(
            goal, cause: cause, departure: departure, isCut: isCut, isOwned: isOwned,
            first: first, waitsFor: brought, top: top, decider: decider)
        let drafts = (postponed?.goal ?? self.goal)?.restoration?.drafts
        return WaitingNavigation(pending: pending, drafts: drafts ?? [:])
    }

    /// The goal of a request that waits for a guard: what it had before a detour, whose guards are
    /// asked again. A condition is asked again anyway when its place is restored.
    private func askedGoal(in tree: NavigationTree) -> PendingNavigation.Goal? {
        if let ledAwayFrom, paused != nil, tree.contains(ledAwayFrom) { return nil }
        let goal: PendingNavigation.Goal? =
            if postponed == nil, detour != nil, let paused {
                .place(paused.state)
            } else {
                (postponed?.goal ?? self.goal).flatMap { value(of: $0, tree) }
            }
        guard case .place(let state) = goal, let restoration else { return goal }
        return saved(state, restoration)
    }

    private func value(
        of goal: Goal, _ tree: NavigationTree
    ) -> PendingNavigation.Goal? {
        switch goal {
        case .end: nil
        case .transition(let transition): .transition(transition)
        case .place(let state, _): .place(state)
        case .restored(let state, let restoration): saved(state, restoration)
        }
    }

    private func saved(
        _ state: NavigationState, _ restoration: Restoration
    ) -> PendingNavigation.Goal {
        var saved = state
        saved.pending = restoration.pending
        return .saved(saved)
    }
}

extension NavigationRequest.Goal {
    /// The goal of what was pending in the state that `restoration` has restored.
    @MainActor
    init(_ pending: PendingNavigation, _ restoration: Restoration) {
        switch pending.goal {
        case .transition(let transition): self = .transition(transition)
        case .place(let state): self = .place(state, restoration)
        case .saved(var state):
            let pending = state.pending
            state.pending = []
            self = .restored(state, Restoration(restoration.drafts, pending, in: restoration))
        }
    }
}
