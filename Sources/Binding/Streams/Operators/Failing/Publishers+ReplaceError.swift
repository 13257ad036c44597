extension Publishers {
    /// Sends a value in the place of a failure, then finishes.
    public struct ReplaceError<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher above.
        public let upstream: Upstream

        /// The value sent when `upstream` fails.
        public let output: Output

        /// A publisher that sends `output` when `upstream` fails.
        @inlinable
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable
        func makeStep() -> RecoverStep<Output, Upstream.Failure, Never> {
            RecoverStep { [output] _ in .finishWith(output) }
        }
    }
}

extension Publishers.ReplaceError: Equatable
where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Sends `output` when the stream fails, then finishes.
    @inlinable
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
