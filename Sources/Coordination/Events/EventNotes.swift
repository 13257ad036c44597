import WaylineRouting

/// The parts of an event that are known before the outcome. They are noted only while somebody observes
/// events.
struct EventNotes {
    var answer: String?
    var asked: AskedScreen?

    /// The router of the part of the screen that has decided; nil if the screen has no parts.
    var router: (any Router.Type)?
    private(set) var guards: [NavigationEvent.AskedGuard] = []

    /// True if there is nothing for the details of an event.
    var isPlain: Bool { answer == nil && guards.isEmpty && router == nil }

    mutating func add(_ answer: GuardAnswer) {
        guards.append(
            NavigationEvent.AskedGuard(
                route: answer.place.route, isLeft: answer.place.leaving != nil,
                verdict: answer.verdict.redacted))
    }
}

/// The screen that was asked for a route, by its declaration.
struct AskedScreen: Hashable, Sendable {
    let plan: ScreenPlan

    static func == (one: AskedScreen, other: AskedScreen) -> Bool {
        one.plan === other.plan
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(plan))
    }
}

/// The parts that most events do not have.
final class EventDetails: Sendable {
    let link: String?
    let answer: String?
    let guards: [NavigationEvent.AskedGuard]
    let router: (any Router.Type)?

    init(_ notes: EventNotes, link: String?) {
        self.link = link
        router = notes.router
        answer = notes.answer
        guards = notes.guards
    }
}

extension EventDetails: Hashable {
    static func == (one: EventDetails, other: EventDetails) -> Bool {
        one === other
            || one.link == other.link && one.answer == other.answer && one.guards == other.guards
                && one.router == other.router
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
                revision: tree.state.revision, duration: duration, asked: notes.asked,
                details: isPlain ? nil : EventDetails(notes, link: link))
        }
    }
}
