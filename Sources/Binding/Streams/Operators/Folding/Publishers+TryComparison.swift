extension Publishers {
    /// Sends at the end the value that comes after all others in an order; what a comparison
    /// throws ends the stream.
    public struct TryComparison<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether the first of two values comes before the second.
        public let areInIncreasingOrder: (Output, Output) throws -> Bool

        /// A publisher of the value of `upstream` that comes last in the order.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Trying<Upstream.Failure>> {
            .greatest(areInIncreasingOrder)
        }
    }
}

extension Publisher {
    /// Sends at the end the greatest value, of equal ones the first; what it throws ends the
    /// stream.
    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends at the end the least value, of equal ones the first; what it throws ends the stream.
    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}
