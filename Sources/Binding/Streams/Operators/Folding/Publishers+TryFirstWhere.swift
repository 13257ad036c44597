extension Publishers {
    /// Sends the first value of which a closure says so, then finishes; what it throws ends the
    /// stream.
    public struct TryFirstWhere<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether a value is meant.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher of the first value of which `predicate` says so.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Trying<Upstream.Failure>> {
            .first(where: predicate)
        }
    }
}

extension Publisher {
    /// Sends the first value of which `predicate` says so, then finishes; what it throws ends the
    /// stream.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool)
        -> Publishers.TryFirstWhere<Self>
    {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
