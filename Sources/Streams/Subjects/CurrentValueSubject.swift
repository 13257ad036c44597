public import Binding

/// A subject with a current value, which each subscriber receives first.
///
/// It is an `Observable` that can end. Subscribers are served in the order in which they
/// subscribed. A send made during a send changes `value` at once and is delivered when the one
/// under way is over. A subscriber that asks late receives the latest value only.
///
/// ```swift
/// let query = CurrentValueSubject<String, Never>("")
/// let token = query.sink { print("searching '\($0)'") }  // prints: searching ''
/// query.send("swift")  // prints: searching 'swift'
/// query.send(completion: .finished)
/// ```
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    @usableFromInline let values: Observable<Output>
    @usableFromInline let core: SubjectCore<Output, Failure>

    /// A subject whose current value is `value`.
    public init(_ value: Output) {
        values = Observable(value)
        core = SubjectCore(values, isFlowing: true)
    }

    /// The latest value. Setting it sends it; after the end, it is only stored.
    @inlinable public var value: Output {
        get { values.value }
        set { core.isOver ? values.store(newValue) : send(newValue) }
    }

    deinit {
        core.abandon()
    }

    @inlinable
    public func send(_ value: Output) {
        if !core.isOver { values.value = value }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        core.send(completion: completion)
    }

    public func send(subscription: any Subscription) {
        core.feed(by: subscription)
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        core.attach(subscriber, to: values)
    }
}
