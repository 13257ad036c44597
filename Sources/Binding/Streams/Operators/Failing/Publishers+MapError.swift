extension Publishers {
    /// Makes another error of a failure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Operator {
        public typealias Output = Upstream.Output

        /// The publisher above.
        public let upstream: Upstream

        /// Makes the new error.
        public let transform: (Upstream.Failure) -> Failure

        /// A publisher that fails with what `transform` makes of the failure of `upstream`.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        func makeStep() -> RecoverStep<Output, Upstream.Failure, Failure> {
            RecoverStep { [transform] in .fail(transform($0)) }
        }
    }
}

extension Publisher {
    /// Makes another error of a failure.
    @inlinable
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
        -> Publishers.MapError<Self, E>
    {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
