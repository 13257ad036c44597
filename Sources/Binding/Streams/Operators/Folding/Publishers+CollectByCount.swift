extension Publishers {
    /// Sends values in arrays of a size; the last may be smaller.
    public struct CollectByCount<Upstream: Publisher>: Operator {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The size of the arrays; less than one counts as one.
        public let count: Int

        /// A publisher of the values of `upstream` in arrays of `count`.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        @usableFromInline
        func makeStep() -> CollectByCountStep<Upstream.Output, Failure> {
            CollectByCountStep(Swift.max(count, 1))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends values in arrays of `count`, which is at least one; the last may be smaller.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
