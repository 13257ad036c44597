import Binding
import WaylineRouting

/// Publishes events to observers and to tasks that await them. Without observers and tasks, an
/// event costs nothing.
@MainActor
final class EventRecorder {
    let events = Signal<NavigationEvent>()

    /// True if events have the facts of decisions.
    var keepsFacts = false
    @exclusivity(unchecked) private var streams: [AsyncStream<NavigationEvent>.Continuation] = []
    private var hasEnded = false

    /// The requests that have not ended, as far as they were observed from their beginning.
    @exclusivity(unchecked) private var records: [RequestRecord] = []
    private let now: @MainActor () -> ContinuousClock.Instant

    /// The moment from which times are measured.
    private let origin = ContinuousClock.now

    init(now: @escaping @MainActor () -> ContinuousClock.Instant) {
        self.now = now
    }

    /// True if an event would reach an observer.
    var isObserved: Bool { events.hasObservers || !streams.isEmpty }

    /// The time since `origin`; nil if nothing is observed. It is a duration because the compiler
    /// knows its size, unlike that of an instant.
    var time: Duration? { isObserved ? origin.duration(to: now()) : nil }

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
        let record = records[index]
        (records[index].answer, records[index].guards) = (nil, [])
        let now = origin.duration(to: now())
        let event = NavigationEvent(
            cause: request.cause, link: record.link, route: record.route, answer: record.answer,
            decider: record.decider, decision: goal?.step?.redacted, guards: record.guards,
            outcome: outcome, revision: tree.state.revision, duration: now - (record.start ?? now))
        // The streams come first, since an observer may cause the next event.
        if !streams.isEmpty { yield(event) }
        events.send(event)
    }

    func stream() -> AsyncStream<NavigationEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: NavigationEvent.self)
        if hasEnded {
            continuation.finish()
        } else {
            streams.append(continuation)
        }
        return stream
    }

    func end() {
        hasEnded = true
        for stream in streams { stream.finish() }
        streams = []
    }

    /// Removes the streams that are no longer read.
    private func yield(_ event: NavigationEvent) {
        streams.removeAll { stream in
            if case .terminated = stream.yield(event) { return true }
            return false
        }
    }
}

/// The parts of a request that its event needs.
@MainActor
struct RequestRecord {
    let ticket: Int

    /// The time at which its turn came.
    let start: Duration?
    let route: RouteName?
    let link: String?

    /// The screen and the router that were asked for the route.
    var decider: NavigationEvent.Decider?

    /// The title of the answer to an alert.
    var answer: String?

    /// The guards that were asked since the last event.
    var guards: [NavigationEvent.AskedGuard] = []

    init(_ request: NavigationRequest, start: Duration?) {
        ticket = request.ticket
        self.start = start
        route = request.route
        if case .link(let text) = request.wish { link = text.withoutQuery } else { link = nil }
    }

    mutating func add(_ verdict: Verdict, of part: GuardedPart) {
        guards.append(
            NavigationEvent.AskedGuard(
                route: part.route, isLeft: part.leaving != nil, verdict: verdict.redacted))
    }
}
