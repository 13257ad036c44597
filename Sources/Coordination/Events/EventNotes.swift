import WaylineRouting

/// The parts of an event that are known before the outcome. They are noted only while somebody observes
/// events.
@MainActor
final class EventNotes {
    var answer: String?
    var decider: NavigationEvent.Decider?
    private(set) var guards: [NavigationEvent.AskedGuard] = []

    func add(_ answer: GuardAnswer) {
        guards.append(
            NavigationEvent.AskedGuard(
                route: answer.place.route, isLeft: answer.place.leaving != nil,
                verdict: answer.verdict.redacted))
    }
}

extension NavigationRequest {
    /// Notes a part of its next event.
    func note(_ add: (EventNotes) -> Void) {
        let notes = notes ?? EventNotes()
        self.notes = notes
        add(notes)
    }

    /// The link that it opens, without its query.
    var link: String? {
        guard case .link(let text) = kind else { return nil }
        return text.withoutQuery
    }
}

extension EventRecorder {
    /// Records the outcome of `request`, and passes it on to those who wait for it.
    func settle(
        _ request: NavigationRequest, _ outcome: Outcome, _ tree: NavigationTree
    ) -> NavigationAttempt {
        record(request, outcome, tree)
        request.pending?.settle(outcome)
        return NavigationAttempt(outcome)
    }

    func record(_ request: NavigationRequest, _ outcome: Outcome, _ tree: NavigationTree) {
        guard isObserved else { return }
        let notes = request.notes.take()
        record(since: request.start) { duration in
            NavigationEvent(
                cause: request.cause, link: request.link, route: request.route,
                answer: notes?.answer, decider: notes?.decider,
                decision: request.decision?.redacted, guards: notes?.guards ?? [],
                outcome: outcome, revision: tree.state.revision, path: tree.state.path,
                duration: duration)
        }
    }
}
