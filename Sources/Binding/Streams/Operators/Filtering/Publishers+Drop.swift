extension Publishers {
    /// Leaves out a number of values.
    public struct Drop<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// How many values are left out; less than zero counts as zero.
        public let count: Int

        /// A publisher of the values of `upstream` after the first `count`.
        @inlinable
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        @inlinable
        func makeStep() -> OutputStep<Output, Failure> {
            OutputStep(Swift.max(count, 0)..<Int.max)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Leaves out the first `count` values. Less than zero counts as zero.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
