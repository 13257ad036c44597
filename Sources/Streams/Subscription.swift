public import Binding

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
