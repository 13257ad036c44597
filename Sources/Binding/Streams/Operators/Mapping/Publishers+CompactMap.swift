extension Publishers {
    /// Sends what a closure makes of each value, where it makes something of it.
    public struct CompactMap<Upstream: Publisher, Output>: Operator {
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Makes a result of a value, or nil.
        public let transform: (Upstream.Output) -> Output?

        /// A publisher of the results of `transform` that are not nil.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        func makeStep() -> CompactMapStep<Upstream.Output, Output, Safe<Failure>> {
            CompactMapStep(transform)
        }
    }
}

extension Publisher {
    /// Sends the results of `transform` that are not nil.
    @inlinable
    public func compactMap<T>(_ transform: @escaping (Output) -> T?)
        -> Publishers.CompactMap<Self, T>
    {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}
