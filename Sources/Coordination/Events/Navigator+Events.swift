public import Binding

extension Navigator {
    /// Tells of each change, and of each that was refused or came too late. A decision that is
    /// impossible is no event: ``faults`` tells of it. Nor is what a run asks for beyond its limit, or
    /// who asks on each event would never end.
    public var events: Signal<NavigationEvent> { eventLog.events }

    /// The events from now on, as they can be awaited: none is lost, however long each takes. The
    /// sequence ends with the navigator.
    public func eventStream() -> AsyncStream<NavigationEvent> {
        eventLog.stream()
    }

    func log(_ errand: Errand, _ outcome: Outcome) {
        guard eventLog.isHeard else { return }
        eventLog.record(
            errand.cause, errand.wish.route, errand.wish.parameters, errand.decision, outcome,
            revision: state.revision, since: errand.begin)
    }
}
