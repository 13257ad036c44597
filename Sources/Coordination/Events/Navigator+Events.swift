import Binding

extension Navigator {
    /// The events from now on, as they can be awaited: none is lost, however long each takes. The
    /// sequence ends with the navigator.
    public func eventStream() -> AsyncStream<NavigationEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: NavigationEvent.self)
        if queue.hasEnded {
            continuation.finish()
        } else {
            eventStreams.append(continuation)
        }
        return stream
    }

    /// Whether anybody listens to the events. Nobody pays for them otherwise.
    var isHeard: Bool { !eventStreams.isEmpty || events.hasObservers }

    func log(_ errand: Errand, _ outcome: Outcome) {
        guard isHeard else { return }
        let now = settings.now()
        let event = NavigationEvent(
            cause: errand.cause, route: errand.route, parameters: errand.parameters.redacted,
            decision: errand.decision?.redacted, outcome: outcome, revision: state.revision,
            duration: (errand.begin ?? now).duration(to: now))
        events.send(event)
        if !eventStreams.isEmpty { yield(event) }
    }

    func endEventStreams() {
        for stream in eventStreams { stream.finish() }
        eventStreams = []
    }

    private func yield(_ event: NavigationEvent) {
        eventStreams.removeAll { stream in
            if case .terminated = stream.yield(event) { return true }
            return false
        }
    }
}
