extension Publishers {
    /// Sends whether a closure says so of all values, as soon as that is certain.
    public struct AllSatisfy<Upstream: Publisher>: Operator {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether a value is meant.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of whether `predicate` says so of all values.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Bool, Bool, Safe<Failure>> {
            .any(false, of: predicate)
        }
    }
}

extension Publisher {
    /// Sends whether `predicate` says so of all values, as soon as that is certain.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}
