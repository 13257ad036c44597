/// Makes an example value of a type: texts are "x", numbers 1 or 1.5, optionals nil. A list has one
/// element; a nested list is empty.
struct SampleDecoder: Decoder {
    /// The maximum depth of nested values.
    private static let deepest = 16

    let codingPath: [any CodingKey]

    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// Returns the coded form of a value of this type; nil if none could be made.
    static func sample(of type: Any.Type) -> RouteValue? {
        if let list = type as? any ListType.Type {
            return sample(of: list.element).map { .array([$0]) }
        }
        guard let type = type as? any (Codable.Type) else { return nil }
        do {
            return try RouteValue(encoding: type.init(from: SampleDecoder(codingPath: [])))
        } catch {
            return nil
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SampleFields(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try RouteValue.array([]).decoder.unkeyedContainer()
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        SampleValue(decoder: self)
    }

    /// Makes a value: a number, a text, the first case, or the value that the type decodes.
    fileprivate func make<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let known = known(type) as? Value { return known }
        if codingPath.count > Self.deepest {
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: "the value has too many parts"))
        }
        return try type.init(from: self)
    }

    private func known(_ type: Any.Type) -> Any? {
        if type == Bool.self { return false }
        if type == String.self { return "x" }
        if let type = type as? any BinaryInteger.Type { return type.init(1) }
        if let type = type as? any BinaryFloatingPoint.Type { return type.init(1.5) }
        return (type as? any CaseIterable.Type).flatMap { $0.allCases.first }
    }

    fileprivate func at(_ key: any CodingKey) -> SampleDecoder {
        SampleDecoder(codingPath: codingPath + [key])
    }
}

private struct SampleFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SampleDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }

    func decodeNil(forKey key: Key) -> Bool { true }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder.at(key).make(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedDecodingContainer<NestedKey> {
        decoder.at(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }

    func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

private struct SampleValue: SingleValueDecodingContainer {
    let decoder: SampleDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { true }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try decoder.make(type)
    }
}

private protocol ListType {
    static var element: Any.Type { get }
}

extension Array: ListType {
    static var element: Any.Type { Element.self }
}
