import WaylineRouting

/// The parts of an event that are known before the outcome. They are noted only while somebody observes
/// events.
struct EventNotes {
    var answer: String?
    private(set) var guards: [NavigationEvent.AskedGuard] = []

    /// True if there is nothing for the details of an event.
    var isPlain: Bool { answer == nil && guards.isEmpty }

    mutating func add(_ answer: GuardAnswer) {
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

    init(_ notes: EventNotes, link: String?) {
        self.link = link
        answer = notes.answer
        guards = notes.guards
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
        let notes = request.takeNotes()
        let link = request.link
        let isPlain = link == nil && notes.isPlain
        record(since: request.start) { duration in
            NavigationEvent(
                cause: request.cause, route: request.route,
                decision: request.decision?.redacted, outcome: outcome,
                revision: tree.state.revision, duration: duration,
                details: isPlain ? nil : EventDetails(notes, link: link))
        }
    }
}
