extension Publishers {
    /// Sends at the end the last value.
    public struct Last<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// A publisher of the last value of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Safe<Failure>> {
            .last { _ in true }
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends at the end the last value.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }
}
