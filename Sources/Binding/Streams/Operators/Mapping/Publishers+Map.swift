extension Publishers {
    /// Sends what a closure makes of each value.
    public struct Map<Upstream: Publisher, Output>: Operator {
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Makes a result of a value.
        public let transform: (Upstream.Output) -> Output

        /// A publisher of what `transform` makes of the values of `upstream`.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        func makeStep() -> MapStep<Upstream.Output, Output, Safe<Failure>> {
            MapStep(transform)
        }
    }
}

extension Publisher {
    /// Sends what `transform` makes of each value.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }
}
