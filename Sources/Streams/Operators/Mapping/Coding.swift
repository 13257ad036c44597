extension Publishers {
    /// Sends each value as its encoder writes it; an error that the encoder throws ends the stream.
    public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> =
        TryMap<Upstream, Coder.Output>

    /// Sends the values that a decoder reads; an error that the decoder throws ends the stream.
    public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> =
        TryMap<Upstream, Output>
}

extension Publisher {
    /// Sends the values that `decoder` reads; an error that it throws ends the stream.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
        -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
    {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher where Output: Encodable {
    /// Sends each value as `encoder` writes it; an error that it throws ends the stream.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        tryMap { try encoder.encode($0) }
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
