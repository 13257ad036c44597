extension Publishers {
    /// Sends at the end what a closure made of all values, one after another.
    public struct Reduce<Upstream: Publisher, Output>: Operator {
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The result before the first value.
        public let initialResult: Output

        /// Makes a result of the one before and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// A publisher of the last result of `nextPartialResult`.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Output, Output, Safe<Failure>> {
            .reducing(initialResult, nextPartialResult)
        }
    }
}

extension Publisher {
    /// Sends at the end what `nextPartialResult` made of all values, one after another.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> Publishers.Reduce<Self, T>
    {
        Publishers.Reduce(
            upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
