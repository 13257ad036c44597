import WaylineRouting

/// The parts that most events do not have. They are recorded only while events are observed.
struct EventDetails: Hashable, Sendable {
    var link: String?
    var answer: String?

    /// The router of the child screen that was asked; nil if the screen has no children.
    var router: (any Router.Type)?
    private(set) var guards: [NavigationEvent.AskedGuard] = []

    mutating func add(_ answer: GuardAnswer) {
        guards.append(
            NavigationEvent.AskedGuard(
                route: answer.place.route, isLeft: answer.place.leaving != nil,
                verdict: answer.verdict.redacted))
    }
}

extension EventDetails {
    static func == (one: EventDetails, other: EventDetails) -> Bool {
        one.link == other.link && one.answer == other.answer && one.router == other.router
            && one.guards == other.guards
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(link)
        hasher.combine(answer)
        hasher.combine(guards)
    }
}

/// A screen that was asked for a route, by its declaration.
struct AskedScreen: Hashable, Sendable {
    let plan: ScreenPlan

    static func == (one: AskedScreen, other: AskedScreen) -> Bool {
        one.plan === other.plan
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(plan))
    }
}

extension NavigationRequest {
    /// Records a part of its next event.
    func note(_ add: (inout EventDetails) -> Void) {
        var new = details ?? EventDetails()
        add(&new)
        details = new
    }

    /// Returns the details of the event that is made now; nil if it has none.
    fileprivate func takeDetails() -> EventDetails? {
        if case .link(let text) = kind { note { $0.link = text.withoutQuery } }
        return details.take()
    }
}

extension EventRecorder {
    /// Records the outcome of `request`, and passes it to the code that waits for it.
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
                asked: request.asked, details: details)
        }
    }
}
