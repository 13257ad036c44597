extension Publishers {
    /// Sends at the end what a closure made of all values, one after another; what it throws ends
    /// the stream.
    public struct TryReduce<Upstream: Publisher, Output>: Operator {
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// The result before the first value.
        public let initialResult: Output

        /// Makes a result of the one before and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// A publisher of the last result of `nextPartialResult`.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Output, Output, Trying<Upstream.Failure>> {
            .reducing(initialResult, nextPartialResult)
        }
    }
}

extension Publisher {
    /// Sends at the end what `nextPartialResult` made of all values, one after another; what it
    /// throws ends the stream.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(
            upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
