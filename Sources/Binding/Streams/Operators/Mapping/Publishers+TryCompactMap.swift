extension Publishers {
    /// Sends what a closure makes of each value, where it makes something of it. What it throws
    /// ends the stream.
    public struct TryCompactMap<Upstream: Publisher, Output>: Operator {
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Makes a result of a value, or nil, or throws.
        public let transform: (Upstream.Output) throws -> Output?

        /// A publisher of the results of `transform` that are not nil.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        func makeStep() -> CompactMapStep<Upstream.Output, Output, Trying<Upstream.Failure>> {
            CompactMapStep(transform)
        }
    }
}

extension Publisher {
    /// Sends the results of `transform` that are not nil. What it throws ends the stream.
    @inlinable
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
        -> Publishers.TryCompactMap<Self, T>
    {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
