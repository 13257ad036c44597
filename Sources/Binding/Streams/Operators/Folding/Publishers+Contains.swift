extension Publishers {
    /// Sends whether a value is among the others, as soon as that is certain.
    public struct Contains<Upstream: Publisher>: Operator
    where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The value that is looked for.
        public let output: Upstream.Output

        /// A publisher of whether `upstream` sends `output`.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Bool, Bool, Safe<Failure>> {
            .any(true, of: { [output] in $0 == output })
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
    /// Sends whether `output` is among the values, as soon as that is certain.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}
