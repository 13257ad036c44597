/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    public let error: Failure

    /// A publisher that fails with `error`.
    public init(error: Failure) {
        self.error = error
    }

    /// A publisher that fails with `failure`, of the named type.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        Once(subscriber).start(.failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
