extension Publishers {
    /// Sends the first value of which a closure says so, then finishes.
    public struct FirstWhere<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether a value is meant.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of the first value of which `predicate` says so.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Safe<Failure>> {
            .first(where: predicate)
        }
    }
}

extension Publisher {
    /// Sends the first value of which `predicate` says so, then finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}
