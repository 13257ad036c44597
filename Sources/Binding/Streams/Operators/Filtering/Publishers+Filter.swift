extension Publishers {
    /// Sends the values of which a closure says so.
    public struct Filter<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether a value is sent.
        public let isIncluded: (Upstream.Output) -> Bool

        /// A publisher of the values of which `isIncluded` says so.
        @inlinable
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable
        func makeStep() -> FilterStep<Output, Safe<Failure>> {
            FilterStep(isIncluded)
        }
    }
}

extension Publisher {
    /// Sends the values of which `isIncluded` says so.
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}
