extension Publishers {
    /// Sends each value as its encoder writes it; what the encoder throws ends the stream.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Operator
    where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Writes the values.
        public let encoder: Coder

        /// A publisher of the values of `upstream` as `encoder` writes them.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        @usableFromInline
        func makeStep() -> MapStep<Upstream.Output, Output, Trying<Upstream.Failure>> {
            MapStep { [encoder] (input) throws(any Error) in try encoder.encode(input) }
        }
    }
}

extension Publisher where Output: Encodable {
    /// Sends each value as `encoder` writes it; what it throws ends the stream.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
