/// A subject without a current value: who has not asked for a value when it is sent misses it.
///
/// Subscribers are served in the order in which they subscribed. A send made during a send waits
/// until the one under way is over, so that all of them see the same sequence.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline let hub: SubjectHub<Output, Failure>

    /// A subject without subscribers.
    public init() {
        hub = SubjectHub(current: nil)
    }

    @inlinable
    public func send(_ value: Output) {
        hub.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        hub.send(completion: completion)
    }

    public func send(subscription: any Subscription) {
        hub.feed(by: subscription, atOnce: false)
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        hub.attach(AnySubscriber(subscriber))
    }
}
