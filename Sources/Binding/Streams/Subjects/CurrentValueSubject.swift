/// A subject with a current value, which each subscriber hears first.
///
/// Subscribers are served in the order in which they subscribed. A send made during a send changes
/// `value` at once and is delivered when the one under way is over. Who asks late hears the latest
/// value only.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    @usableFromInline let hub: SubjectHub<Output, Failure>

    @usableFromInline @exclusivity(unchecked) var current: Output

    /// A subject whose current value is `value`.
    public init(_ value: Output) {
        current = value
        hub = SubjectHub(current: value)
    }

    /// The value sent last. Setting it is sending it.
    @inlinable public var value: Output {
        get { current }
        set { send(newValue) }
    }

    @inlinable
    public func send(_ value: Output) {
        guard !hub.isOver else { return }
        current = value
        hub.current = value
        hub.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        hub.send(completion: completion)
    }

    public func send(subscription: any Subscription) {
        hub.feed(by: subscription, atOnce: true)
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        hub.attach(AnySubscriber(subscriber))
    }
}
