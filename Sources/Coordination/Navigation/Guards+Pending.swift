import WaylineRouting

/// The values of the requests that wait.
extension Guards {
    /// True while a guard is being asked.
    var areAsked: Bool { !asked.isEmpty }

    /// True if a request waits for a guard, for the user's answer or for another change.
    var areWaitedFor: Bool { postponed != nil || !asked.isEmpty || questioned != nil }

    /// The requests that wait, as values: first the one that waits for another change.
    var waiting: [WaitingNavigation] {
        var waiting: [WaitingNavigation?] = []
        if let postponed {
            waiting.append(postponed.request.waiting(until: postponed.brought, tree))
        }
        waiting += asked.map { $0.request.waiting(until: [], tree) }
        if let questioned { waiting.append(questioned.waiting(until: [], tree)) }
        return waiting.compactMap(\.self)
    }

    /// Keeps the drafts of screens that leave while a place waits that they may be part of.
    func keepDrafts(of screens: [ScreenNode]) {
        postponed?.request.keepDrafts(of: screens)
    }
}
