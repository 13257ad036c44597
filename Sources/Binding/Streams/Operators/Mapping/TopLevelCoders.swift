/// Writes whole values: what `encode(encoder:)` needs.
///
/// A coder of another library conforms by one line, such as
/// `extension JSONEncoder: @retroactive TopLevelEncoder {}`.
public protocol TopLevelEncoder {
    /// What values are written as.
    associatedtype Output

    /// What `value` is written as.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Reads whole values: what `decode(type:decoder:)` needs.
public protocol TopLevelDecoder {
    /// What values are read from.
    associatedtype Input

    /// The value that `input` holds.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
