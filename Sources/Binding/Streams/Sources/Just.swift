/// A publisher of one value, which each subscriber hears when it asks for one.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value that is sent.
    public let output: Output

    /// A publisher of `output`.
    @inlinable
    public init(_ output: Output) {
        self.output = output
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
        subscriber.receive(
            subscription: Delivery { [output] delivery in
                _ = subscriber.receive(output)
                if !delivery.isCancelled { subscriber.receive(completion: .finished) }
            })
    }
}

extension Just: Equatable where Output: Equatable {}
