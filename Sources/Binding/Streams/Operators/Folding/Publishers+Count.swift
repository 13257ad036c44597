extension Publishers {
    /// Sends at the end how many values there were.
    public struct Count<Upstream: Publisher>: Operator {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// A publisher of how many values `upstream` sends.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Int, Int, Safe<Failure>> {
            FoldStep(
                0,
                take: { count, _ in
                    count += 1
                    return .open
                },
                result: { $0 })
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends at the end how many values there were.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
