extension Publishers {
    /// Leaves out values until a closure says no for the first time; what it throws ends the
    /// stream.
    public struct TryDropWhile<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether a value is left out, while all before it are.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher of the values from the first of which `predicate` says no.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        func makeStep() -> DropWhileStep<Output, Trying<Upstream.Failure>> {
            DropWhileStep(predicate)
        }
    }
}

extension Publisher {
    /// Leaves out values until `predicate` says no for the first time; what it throws ends the
    /// stream.
    @inlinable
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool)
        -> Publishers.TryDropWhile<Self>
    {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
