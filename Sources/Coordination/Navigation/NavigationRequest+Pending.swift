import WaylineRouting

/// The values of requests that wait, which are saved with the state.
extension NavigationRequest {
    /// Returns what is pending until entries and flows of these numbers have left, or until a guard has
    /// answered. Returns nil for a request that means nothing after a restart.
    func pendingNavigation(until brought: [Int], _ tree: NavigationTree) -> PendingNavigation? {
        guard let goal = pendingGoal(in: tree) else { return nil }
        return PendingNavigation(
            goal, cause: cause, departure: departure, isCut: isCut, first: waitedFor,
            waitsFor: brought, top: brought.isEmpty ? tree.top.entry : origin ?? tree.top.entry)
    }

    private func pendingGoal(in tree: NavigationTree) -> PendingNavigation.Goal? {
        if isAboutCondition { return nil }
        if postponed == nil, detour != nil, let paused { return .place(paused.state) }
        switch postponed?.goal ?? goal {
        case nil, .end: return nil
        case .transition(let transition): return .transition(transition)
        case .travel(let index): return .place(tree.history[index])
        case .place(let state, _): return .place(state)
        case .restored(let state, let restoration):
            var saved = state
            saved.pending = restoration.pending
            return .saved(saved)
        }
    }

    /// True if it leads away from a screen or a flow, and waits for a guard: the condition is asked again
    /// when the place is restored.
    private var isAboutCondition: Bool { ledAwayFrom != nil && postponed == nil && paused != nil }

    /// The drafts of the screens that come back with the goal.
    var pendingDrafts: [Int: RouteValue] {
        (postponed?.goal ?? goal)?.restoration?.drafts ?? [:]
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
            self = .restored(state, Restoration(restoration.drafts, pending))
        }
    }
}
