extension Publishers {
    /// Sends at the end the last value of which a closure said so; what it throws ends the
    /// stream.
    public struct TryLastWhere<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether a value is meant.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher of the last value of which `predicate` says so.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Trying<Upstream.Failure>> {
            .last(where: predicate)
        }
    }
}

extension Publisher {
    /// Sends at the end the last value of which `predicate` said so; what it throws ends the
    /// stream.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool)
        -> Publishers.TryLastWhere<Self>
    {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
