extension Publishers {
    /// Sends the first value, then finishes.
    public struct First<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// A publisher of the first value of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Safe<Failure>> {
            .first { _ in true }
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the first value, then finishes.
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }
}
