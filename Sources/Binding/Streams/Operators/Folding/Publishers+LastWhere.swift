extension Publishers {
    /// Sends at the end the last value of which a closure said so.
    public struct LastWhere<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether a value is meant.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of the last value of which `predicate` says so.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Safe<Failure>> {
            .last(where: predicate)
        }
    }
}

extension Publisher {
    /// Sends at the end the last value of which `predicate` said so.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}
