extension Result {
    /// Sends the value, or fails.
    public struct Publisher: Binding.Publisher {
        public typealias Output = Success

        /// What is sent.
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
            Once(subscriber).start(result)
        }
    }

    /// A publisher of the value or the failure.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
