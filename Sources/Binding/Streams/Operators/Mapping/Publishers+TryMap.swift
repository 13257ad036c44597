extension Publishers {
    /// Sends what a closure makes of each value; what it throws ends the stream.
    public struct TryMap<Upstream: Publisher, Output>: Operator {
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Makes a result of a value, or throws.
        public let transform: (Upstream.Output) throws -> Output

        /// A publisher of what `transform` makes of the values of `upstream`.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        func makeStep() -> MapStep<Upstream.Output, Output, Trying<Upstream.Failure>> {
            MapStep(transform)
        }
    }
}

extension Publisher {
    /// Sends what `transform` makes of each value; what it throws ends the stream.
    @inlinable
    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}
