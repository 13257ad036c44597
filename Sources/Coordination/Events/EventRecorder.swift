import Binding
import WaylineRouting

/// Publishes events to observers and to tasks that await them. Without observers and tasks, an
/// event costs nothing.
@MainActor
final class EventRecorder {
    let events = Signal<NavigationEvent>()
    @exclusivity(unchecked) private var streams: [AsyncStream<NavigationEvent>.Continuation] = []
    private var hasEnded = false

    /// The requests that have not ended, as far as they were observed from their beginning.
    @exclusivity(unchecked) var records: [RequestRecord] = []
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

    /// Publishes the event that `make` returns for its duration, from `start` until now.
    func record(since start: Duration?, _ make: (Duration) -> NavigationEvent) {
        let now = origin.duration(to: now())
        let event = make(now - (start ?? now))
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
