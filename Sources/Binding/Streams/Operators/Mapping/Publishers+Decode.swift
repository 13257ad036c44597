extension Publishers {
    /// Sends what a decoder reads in each value; what the decoder throws ends the stream.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Operator
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Reads the values.
        public let decoder: Coder

        /// A publisher of what `decoder` reads in the values of `upstream`.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        @usableFromInline
        func makeStep() -> MapStep<Upstream.Output, Output, Trying<Upstream.Failure>> {
            MapStep { [decoder] (input) throws(any Error) in
                try decoder.decode(Output.self, from: input)
            }
        }
    }
}

extension Publisher {
    /// Sends what `decoder` reads in each value; what it throws ends the stream.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
        -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
    {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
