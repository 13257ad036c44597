extension Publishers {
    /// Sends values until a closure says no, then finishes.
    public struct PrefixWhile<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether the stream goes on with a value.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of the values before the first of which `predicate` says no.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        func makeStep() -> PrefixWhileStep<Output, Safe<Failure>> {
            PrefixWhileStep(predicate)
        }
    }
}

extension Publisher {
    /// Sends values until `predicate` says no, then finishes.
    @inlinable
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self>
    {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}
