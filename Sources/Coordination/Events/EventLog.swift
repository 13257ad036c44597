package import Binding

/// Tells of events, to who is bound and to who awaits them. Nobody pays for them otherwise.
@MainActor
package final class EventLog {
    package let events = Signal<NavigationEvent>()
    @exclusivity(unchecked) private var streams: [AsyncStream<NavigationEvent>.Continuation] = []
    private var hasEnded = false
    private let now: @MainActor () -> ContinuousClock.Instant

    package init(now: @escaping @MainActor () -> ContinuousClock.Instant) {
        self.now = now
    }

    /// The time, where anybody listens.
    package var beginning: ContinuousClock.Instant? { isHeard ? now() : nil }

    var isHeard: Bool { events.hasObservers || !streams.isEmpty }

    package func record(
        _ cause: Cause, _ route: RouteID?, _ parameters: RouteParameters, _ decision: Transition?,
        _ outcome: Outcome, revision: Int, since beginning: ContinuousClock.Instant?
    ) {
        guard isHeard else { return }
        let now = now()
        let event = NavigationEvent(
            cause: cause, route: route, parameters: parameters.redacted,
            decision: decision?.redacted, outcome: outcome, revision: revision,
            duration: (beginning ?? now).duration(to: now))
        // First those who await: who is bound may bring about the next event.
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

    /// Lets go of the streams that nobody reads any more.
    private func yield(_ event: NavigationEvent) {
        streams.removeAll { stream in
            if case .terminated = stream.yield(event) { return true }
            return false
        }
    }
}
