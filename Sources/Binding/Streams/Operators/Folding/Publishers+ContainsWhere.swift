extension Publishers {
    /// Sends whether a closure says so of any value, as soon as that is certain.
    public struct ContainsWhere<Upstream: Publisher>: Operator {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether a value is meant.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of whether `predicate` says so of any value.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Bool, Bool, Safe<Failure>> {
            .any(true, of: predicate)
        }
    }
}

extension Publisher {
    /// Sends whether `predicate` says so of any value, as soon as that is certain.
    public func contains(where predicate: @escaping (Output) -> Bool)
        -> Publishers.ContainsWhere<Self>
    {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}
