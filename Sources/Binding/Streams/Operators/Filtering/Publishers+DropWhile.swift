extension Publishers {
    /// Leaves out values until a closure says no for the first time.
    public struct DropWhile<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Says whether a value is left out, while all before it are.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of the values from the first of which `predicate` says no.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        func makeStep() -> DropWhileStep<Output, Safe<Failure>> {
            DropWhileStep(predicate)
        }
    }
}

extension Publisher {
    /// Leaves out values until `predicate` says no for the first time.
    @inlinable
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
