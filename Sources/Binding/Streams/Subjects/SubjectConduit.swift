/// The bond of one subscriber to a subject.
@usableFromInline
final class SubjectConduit<Output, Failure: Error>: Subscription {
    private let hub: SubjectHub<Output, Failure>
    @usableFromInline @exclusivity(unchecked) var subscriber: AnySubscriber<Output, Failure>?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none

    /// The number of the last value that the subscriber need not hear any more.
    @usableFromInline @exclusivity(unchecked) var seen: Int

    /// Whether a value passed by that the subscriber had not asked for.
    @usableFromInline @exclusivity(unchecked) var isOwed: Bool

    /// The place in the order of subscription.
    var slot = 0

    init(
        hub: SubjectHub<Output, Failure>, subscriber: AnySubscriber<Output, Failure>, isOwed: Bool
    ) {
        self.hub = hub
        self.subscriber = subscriber
        self.isOwed = isOwed
        seen = hub.serial
    }

    @inlinable
    func receive(_ value: Output, _ serial: Int) {
        guard seen < serial else { return }
        if demand == .none {
            isOwed = true
        } else {
            receive(value)
        }
    }

    @inlinable
    func receive(_ value: Output) {
        guard let subscriber else { return }
        if demand != .unlimited { demand -= 1 }
        let more = subscriber.receive(value)
        if more != .none { demand += more }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let ended = subscriber
        subscriber = nil
        ended?.receive(completion: completion)
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        guard subscriber != nil, demand != .none else { return }
        self.demand += demand
        hub.flow(to: self)
    }

    @usableFromInline
    func cancel() {
        guard subscriber != nil else { return }
        subscriber = nil
        hub.leave(self)
    }
}
