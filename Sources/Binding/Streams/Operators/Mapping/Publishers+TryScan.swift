extension Publishers {
    /// Sends what a closure makes of the result before and each value; what it throws ends the
    /// stream.
    public struct TryScan<Upstream: Publisher, Output>: Operator {
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// The result before the first value.
        public let initialResult: Output

        /// Makes a result of the one before and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// A publisher of the results of `nextPartialResult`.
        @inlinable
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        func makeStep() -> ScanStep<Upstream.Output, Output, Trying<Upstream.Failure>> {
            ScanStep(initialResult, nextPartialResult)
        }
    }
}

extension Publisher {
    /// Sends what `nextPartialResult` makes of the result before and each value; what it throws
    /// ends the stream.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(
            upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
