extension Publishers {
    /// Sends values until a closure says no, then finishes; what it throws ends the stream.
    public struct TryPrefixWhile<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether the stream goes on with a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher of the values before the first of which `predicate` says no.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        func makeStep() -> PrefixWhileStep<Output, Trying<Upstream.Failure>> {
            PrefixWhileStep(predicate)
        }
    }
}

extension Publisher {
    /// Sends values until `predicate` says no, then finishes; what it throws ends the stream.
    @inlinable
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool)
        -> Publishers.TryPrefixWhile<Self>
    {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
