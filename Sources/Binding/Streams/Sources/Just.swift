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
        Once(subscriber).start(.success(output))
    }
}

extension Just: Equatable where Output: Equatable {}
