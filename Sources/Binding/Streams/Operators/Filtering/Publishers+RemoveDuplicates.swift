extension Publishers {
    /// Leaves out the values that a closure calls the same as the one sent before.
    public struct RemoveDuplicates<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether two values are the same.
        public let predicate: (Output, Output) -> Bool

        /// A publisher of the values of `upstream` without repetitions.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        func makeStep() -> RemoveDuplicatesStep<Output, Safe<Failure>> {
            RemoveDuplicatesStep(predicate)
        }
    }
}

extension Publisher {
    /// Leaves out each value that `predicate` calls the same as the one sent before it.
    @inlinable
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
        -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out each value that equals the one sent before it.
    @inlinable
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}
