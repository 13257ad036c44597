extension Publishers {
    /// Sends what a closure makes of the result before and each value.
    public struct Scan<Upstream: Publisher, Output>: Operator {
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The result before the first value.
        public let initialResult: Output

        /// Makes a result of the one before and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// A publisher of the results of `nextPartialResult`.
        @inlinable
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        func makeStep() -> ScanStep<Upstream.Output, Output, Safe<Failure>> {
            ScanStep(initialResult, nextPartialResult)
        }
    }
}

extension Publisher {
    /// Sends what `nextPartialResult` makes of the result before and each value.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> Publishers.Scan<Self, T>
    {
        Publishers.Scan(
            upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
