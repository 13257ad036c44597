extension Publishers {
    /// Sends each value as its encoder writes it; an error that the encoder throws ends the stream.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Operator
    where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The publisher upstream.
        public let upstream: Upstream

        /// Writes the values.
        public let encoder: Coder

        /// A publisher of the values of `upstream` as `encoder` writes them.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.tryMap { [encoder] in try encoder.encode($0) }.receive(subscriber: subscriber)
        }
    }

    /// Sends the values that a decoder reads; an error that the decoder throws ends the stream.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Operator
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The publisher upstream.
        public let upstream: Upstream

        /// Reads the values.
        public let decoder: Coder

        /// A publisher of the values that `decoder` reads in those of `upstream`.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.tryMap { [decoder] in try decoder.decode(Output.self, from: $0) }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Sends the values that `decoder` reads; an error that it throws ends the stream.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
        -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
    {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publisher where Output: Encodable {
    /// Sends each value as `encoder` writes it; an error that it throws ends the stream.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}

/// Writes whole values, for `encode(encoder:)`.
///
/// A coder of another library conforms by one line, such as
/// `extension JSONEncoder: @retroactive TopLevelEncoder {}`.
public protocol TopLevelEncoder {
    /// The type that values are written as.
    associatedtype Output

    /// Returns `value` as it is written.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Reads whole values, for `decode(type:decoder:)`.
public protocol TopLevelDecoder {
    /// The type that values are read from.
    associatedtype Input

    /// The value that `input` holds.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
