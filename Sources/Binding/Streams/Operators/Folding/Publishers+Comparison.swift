extension Publishers {
    /// Sends at the end the value that comes after all others in an order.
    public struct Comparison<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether the first of two values comes before the second.
        public let areInIncreasingOrder: (Output, Output) -> Bool

        /// A publisher of the value of `upstream` that comes last in the order.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Safe<Failure>> {
            .greatest(areInIncreasingOrder)
        }
    }
}

extension Publisher {
    /// Sends at the end the greatest value, of equal ones the first.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
        -> Publishers.Comparison<Self>
    {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends at the end the least value, of equal ones the first.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
        -> Publishers.Comparison<Self>
    {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Comparable {
    /// Sends at the end the greatest value, of equal ones the first.
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }

    /// Sends at the end the least value, of equal ones the first.
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }
}
