extension Publishers {
    /// Sends at the end the value that comes after all others in an order; an error that it throws
    /// ends the stream.
    public typealias TryComparison<Upstream: Publisher> = Comparison<ThrowingUpstream<Upstream>>

    /// Sends at the end the value that comes after all others in an order.
    public struct Comparison<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let areInIncreasingOrder:
            (Upstream.Output, Upstream.Output) throws(Failure) -> Bool

        /// A publisher of the value of `upstream` that comes last in the order.
        public init(
            upstream: Upstream,
            areInIncreasingOrder:
                @escaping (Upstream.Output, Upstream.Output) throws(Failure) -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Failure> {
            .greatest(areInIncreasingOrder)
        }
    }
}

extension Publisher {
    /// Sends at the end the greatest value, of equal ones the first.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison<Self>(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends at the end the least value, of equal ones the first.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison<Self>(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends at the end the greatest value, of equal ones the first; an error that the closure throws
    /// ends the stream.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison<Self>(
            upstream: Publishers.ThrowingUpstream(self), areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends at the end the least value, of equal ones the first; an error that the closure throws ends
    /// the stream.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison<Self>(upstream: Publishers.ThrowingUpstream(self)) {
            try areInIncreasingOrder($1, $0)
        }
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
