/// A publisher of one value, which each subscriber hears when it asks for one.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value that is sent.
    public let output: Output

    /// A publisher of `output`.
    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: Once(output, subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}

/// Sends one value when it is asked for one, then the end.
final class Once<S: Subscriber>: Subscription {
    private let output: S.Input
    private var subscriber: S?
    private var isCancelled = false

    init(_ output: S.Input, _ subscriber: S) {
        self.output = output
        self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand != .none, let asking = subscriber else { return }
        subscriber = nil
        _ = asking.receive(output)
        if !isCancelled { asking.receive(completion: .finished) }
    }

    func cancel() {
        isCancelled = true
        subscriber = nil
    }
}
