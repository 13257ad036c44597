extension Optional {
    /// Sends the value, if there is one, then finishes.
    ///
    /// Without a value, `count`, `collect`, `reduce`, `contains` and `allSatisfy` send a result, as
    /// on any empty stream. Combine's only finish.
    public struct Publisher: WaylineStreams.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value; nil sends nothing.
        public let output: Wrapped?

        /// A publisher of `output`.
        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Wrapped, S.Failure == Never {
            SequenceSubscription.start(output.map { [$0] } ?? [], .finished, subscriber)
        }
    }

    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
    /// Sends the value, or fails.
    public struct Publisher: WaylineStreams.Publisher {
        public typealias Output = Success

        /// The value or the failure.
        public let result: Result

        /// A publisher of `result`.
        public init(_ result: Result) {
            self.result = result
        }

        /// A publisher of `output`.
        public init(_ output: Success) {
            result = .success(output)
        }

        /// A publisher that fails with `failure`.
        public init(_ failure: Failure) {
            result = .failure(failure)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Success, S.Failure == Failure {
            ResultSubscription(subscriber).start(result)
        }
    }

    /// A publisher of the value or the failure.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
