public import Binding

/// A subject without a current value: a value is lost to a subscriber that has not asked for one.
///
/// It is a `Signal` that can end. Subscribers are served in the order in which they subscribed. A
/// send made during a send waits until the one under way is over, so that all of them see the same
/// sequence.
///
/// ```swift
/// let taps = PassthroughSubject<Int, Never>()
/// let token = taps.map { $0 + 1 }.sink { print("tab \($0)") }
/// taps.send(0)  // prints: tab 1
/// taps.send(2)  // prints: tab 3
/// ```
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline let values: Signal<Output>
    @usableFromInline let core: SubjectCore<Output, Failure>

    /// A subject without subscribers.
    public init() {
        values = Signal()
        core = SubjectCore(values, isFlowing: false)
    }

    deinit {
        core.abandon()
    }

    @inlinable
    public func send(_ value: Output) {
        if !core.isOver { values.send(value) }
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
