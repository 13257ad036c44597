extension Publishers {
    /// Sends no value, only how the stream ended.
    public struct IgnoreOutput<Upstream: Publisher>: Operator {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// A publisher of the end of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Void, Never, Safe<Failure>> {
            FoldStep((), take: { _, _ in .open }, result: { _ in nil })
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends no value, only how the stream ended.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
