import WaylineRouting

/// The parts that most events do not have. They are recorded only while events are observed.
struct EventDetails: Hashable, Sendable {
    var link: String?
    var answer: String?

    /// The router of the child screen that was asked; nil if the screen has no children.
    var router: (any Router.Type)?
    private(set) var guards: [NavigationEvent.AskedGuard] = []

    mutating func add(_ verdict: Verdict, of part: GuardedPart) {
        guards.append(
            NavigationEvent.AskedGuard(
                route: part.route, isLeft: part.leaving != nil, verdict: verdict.redacted))
    }

    /// True if nothing was recorded.
    fileprivate var isEmpty: Bool {
        link == nil && answer == nil && router == nil && guards.isEmpty
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

/// The parts of a request that its event needs.
@MainActor
struct RequestRecord {
    let ticket: Int

    /// The time at which its turn came.
    let start: Duration?
    let route: RouteName?

    /// The screen that was asked for the route.
    var asked: AskedScreen?

    /// The router of the child screen that was asked.
    var router: (any Router.Type)? {
        get { details.router }
        set { details.router = newValue }
    }

    /// The title of the answer to an alert.
    var answer: String? {
        get { details.answer }
        set { details.answer = newValue }
    }
    private var details = EventDetails()

    init(_ request: NavigationRequest, start: Duration?) {
        ticket = request.ticket
        self.start = start
        route = request.route
        if case .link(let text) = request.wish { details.link = text.withoutQuery }
    }

    mutating func add(_ verdict: Verdict, of part: GuardedPart) {
        details.add(verdict, of: part)
    }

    /// Returns the details of the event that is made now; nil if it has none.
    mutating func takeDetails() -> EventDetails? {
        defer {
            let link = details.link
            details = EventDetails()
            details.link = link
        }
        return details.isEmpty ? nil : details
    }
}

extension EventRecorder {
    /// Records that the turn of `request` has come.
    func begin(_ request: NavigationRequest) {
        guard isObserved, !records.contains(where: { $0.ticket == request.ticket }) else { return }
        records.append(RequestRecord(request, start: time))
    }

    /// Records a part of the next event of `request`.
    func note(_ request: NavigationRequest, _ add: (inout RequestRecord) -> Void) {
        guard isObserved, let index = records.firstIndex(where: { $0.ticket == request.ticket })
        else { return }
        add(&records[index])
    }

    /// Records that the request of this ticket has ended.
    func end(_ ticket: Int) {
        if records.isEmpty { return }
        records.removeAll { $0.ticket == ticket }
    }

    /// Publishes that `request` has got to `outcome` by way of `goal`.
    func record(
        _ request: NavigationRequest, _ goal: NavigationGoal?, _ outcome: Outcome,
        _ tree: NavigationTree
    ) {
        guard isObserved else { return }
        begin(request)
        guard let index = records.firstIndex(where: { $0.ticket == request.ticket }) else { return }
        let details = records[index].takeDetails()
        let record = records[index]
        self.record(since: record.start) { duration in
            NavigationEvent(
                cause: request.cause, route: record.route, decision: goal?.step?.redacted,
                outcome: outcome, revision: tree.state.revision, duration: duration,
                asked: record.asked, details: details)
        }
    }
}
