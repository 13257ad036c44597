extension Publishers {
    /// Leaves out the values that a closure calls the same as the one sent before; what it throws
    /// ends the stream.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether two values are the same.
        public let predicate: (Output, Output) throws -> Bool

        /// A publisher of the values of `upstream` without repetitions.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        func makeStep() -> RemoveDuplicatesStep<Output, Trying<Upstream.Failure>> {
            RemoveDuplicatesStep(predicate)
        }
    }
}

extension Publisher {
    /// Leaves out each value that `predicate` calls the same as the one sent before it; what it
    /// throws ends the stream.
    @inlinable
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self>
    {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
