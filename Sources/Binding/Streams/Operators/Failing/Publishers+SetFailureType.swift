extension Publishers {
    /// Gives a stream that cannot fail the failure of another.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Operator
    where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher above.
        public let upstream: Upstream

        /// A publisher of what `upstream` sends.
        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        func makeStep() -> RecoverStep<Output, Never, Failure> {
            RecoverStep { (never: Never) -> StepEnd<Output, Failure> in }
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
    /// Gives this stream, which cannot fail, a failure that other streams have.
    @inlinable
    public func setFailureType<E: Error>(to failureType: E.Type)
        -> Publishers.SetFailureType<Self, E>
    {
        Publishers.SetFailureType(upstream: self)
    }
}
