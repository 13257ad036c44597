/// Subscriptions that need no publisher.
public enum Subscriptions {
    /// A subscription to nothing, for a subscriber that is told of the end at once.
    public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
}
