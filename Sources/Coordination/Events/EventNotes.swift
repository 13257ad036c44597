import WaylineRouting

/// The parts of an event that are known before the outcome. They are noted only while somebody observes
/// events.
@MainActor
final class EventNotes {
    var answer: String?
    private(set) var guards: [NavigationEvent.AskedGuard] = []

    func add(_ answer: GuardAnswer) {
        guards.append(
            NavigationEvent.AskedGuard(
                route: answer.place.route, isLeft: answer.place.leaving != nil,
                verdict: answer.verdict.redacted))
    }
}

/// The parts that most events do not have.
final class EventDetails: Sendable {
    let link: String?
    let answer: String?
    let guards: [NavigationEvent.AskedGuard]

    @MainActor
    init(_ notes: EventNotes?, link: String?) {
        self.link = link
        answer = notes?.answer
        guards = notes?.guards ?? []
    }
}

extension EventDetails: Hashable {
    static func == (one: EventDetails, other: EventDetails) -> Bool {
        one === other
            || one.link == other.link && one.answer == other.answer && one.guards == other.guards
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(link)
        hasher.combine(answer)
        hasher.combine(guards)
    }
}

extension NavigationRequest {
    /// Notes a part of its next event.
    func note(_ add: (EventNotes) -> Void) {
        let notes = notes ?? EventNotes()
        self.notes = notes
        add(notes)
    }

    /// Returns the details of the event that is made now; nil if it has none.
    fileprivate func takeDetails() -> EventDetails? {
        if case .link(let text) = kind {
            return EventDetails(notes.take(), link: text.withoutQuery)
        }
        return notes == nil ? nil : EventDetails(notes.take(), link: nil)
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
        let details = request.takeDetails()
        record(since: request.start) { duration in
            NavigationEvent(
                cause: request.cause, route: request.route,
                decision: request.decision?.redacted, outcome: outcome,
                revision: tree.state.revision, duration: duration,
                details: details)
        }
    }
}
