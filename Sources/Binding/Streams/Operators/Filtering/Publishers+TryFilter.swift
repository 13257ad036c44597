extension Publishers {
    /// Sends the values of which a closure says so; what it throws ends the stream.
    public struct TryFilter<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether a value is sent.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// A publisher of the values of which `isIncluded` says so.
        @inlinable
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable
        func makeStep() -> FilterStep<Output, Trying<Upstream.Failure>> {
            FilterStep(isIncluded)
        }
    }
}

extension Publisher {
    /// Sends the values of which `isIncluded` says so; what it throws ends the stream.
    @inlinable
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
        -> Publishers.TryFilter<Self>
    {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}
