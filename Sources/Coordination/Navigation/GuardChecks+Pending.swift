import WaylineRouting

/// The values of the requests that wait.
extension GuardChecks {
    /// True while a guard is being asked.
    var areAsked: Bool { !asked.isEmpty }

    /// True if a request waits for a guard, for the user's answer or for another change.
    var areWaitedFor: Bool { postponed != nil || !asked.isEmpty || questioned != nil }

    /// The requests that wait, as values: first the one that waits for another change. Each comes
    /// with the link that follows it.
    var waiting: [WaitingNavigation] {
        var waiting: [WaitingNavigation?] = []
        func add(_ request: NavigationRequest, until brought: [Int] = []) {
            waiting.append(request.waiting(until: brought, tree))
            waiting.append(request.follower?.waiting(tree))
        }
        if let postponed { add(postponed.request, until: postponed.brought) }
        for asked in asked { add(asked.request) }
        if let questioned { add(questioned) }
        return waiting.compactMap(\.self)
    }

    /// Marks the waiting links as those of the user.
    func claimLinks() {
        postponed?.request.isOwned = true
        postponed?.request.follower?.request.isOwned = true
    }

    /// Gives up the waiting requests that belong to a user: a place, or a claimed link.
    func supersedeOwned() {
        guard let postponed, postponed.request.isOwned else { return }
        let follower = postponed.request.follower
        guard let follower, !follower.request.isOwned else { return supersedePostponed() }
        postponed.pending.follower = nil
        supersedePostponed()
        follower.follow(.stayed(because: ""))
    }

    /// Keeps the drafts of screens that leave while a place waits that they may be part of.
    func keepDrafts(of screens: [ScreenNode]) {
        postponed?.request.keepDrafts(of: screens)
    }
}
