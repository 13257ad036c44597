public import Binding

/// The receiver of a stream: of a subscription, then of values as it asks for them, then of the
/// end.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of its values.
    associatedtype Input

    /// The failure of its publisher.
    associatedtype Failure: Error

    /// Called once, first. The subscriber asks for values here or later.
    func receive(subscription: any Subscription)

    /// Called for each value. Returns the demand in addition to what was asked for before.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called at most once, last.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives an event without a value.
    @inlinable
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// The bond of one subscriber to one publisher, by which the subscriber asks and cancels.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for `demand` more values.
    func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that need no publisher.
public enum Subscriptions {
    /// A subscription to nothing, for a subscriber that is sent the end at once.
    public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
}

/// The namespace of subscribers, demands and completions.
public enum Subscribers {}
