import WaylineRouting

/// The values of the requests that wait.
extension Guards {
    /// True while a guard is being asked.
    var areAsked: Bool { !asked.isEmpty }

    /// The requests that wait, as values: first the one that waits for another change.
    var pending: [PendingNavigation] {
        if !isWaitedFor { return [] }
        var all: [PendingNavigation] = []
        if let postponed {
            all += [postponed.request.pendingNavigation(until: postponed.brought, tree)]
                .compactMap(\.self)
        }
        return all + waiting.compactMap { $0.pendingNavigation(until: [], tree) }
    }

    /// The drafts of the screens that come back with what is pending.
    var pendingDrafts: [Int: RouteValue] {
        ([postponed?.request].compactMap(\.self) + waiting).reduce(into: [:]) {
            $0.merge($1.pendingDrafts) { first, _ in first }
        }
    }

    /// The requests that wait for a guard or for the user's answer.
    private var waiting: [NavigationRequest] {
        asked.map(\.request) + [questioned].compactMap(\.self)
    }

    private var isWaitedFor: Bool { postponed != nil || !asked.isEmpty || questioned != nil }
}
