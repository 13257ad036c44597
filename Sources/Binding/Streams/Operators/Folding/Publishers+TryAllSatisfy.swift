extension Publishers {
    /// Sends whether a closure says so of all values, as soon as that is certain; what it throws
    /// ends the stream.
    public struct TryAllSatisfy<Upstream: Publisher>: Operator {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether a value is meant.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher of whether `predicate` says so of all values.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Bool, Bool, Trying<Upstream.Failure>> {
            .any(false, of: predicate)
        }
    }
}

extension Publisher {
    /// Sends whether `predicate` says so of all values, as soon as that is certain; what it
    /// throws ends the stream.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool)
        -> Publishers.TryAllSatisfy<Self>
    {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
