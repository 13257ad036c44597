/// The bond of one subscriber to one publisher, by which the subscriber asks and cancels.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for `demand` more values.
    func request(_ demand: Subscribers.Demand)
}
