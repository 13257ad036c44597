/// Reads by name.
struct FieldsDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: RouteDecoder
    let fields: [String: RouteValue]

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] { fields.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool {
        fields[key.stringValue] != nil
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        try nestedDecoder(key).value == .null
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        if let value = fields[key.stringValue] {
            return try decoder.read(type, from: value, at: key)
        }
        return try leftOut(type, key)
    }

    // What most fields are is read without asking which type it is, which takes longer than reading.
    func decode(_: Bool.Type, forKey key: Key) throws -> Bool { try scalar(key) }
    func decode(_: Int.Type, forKey key: Key) throws -> Int { try scalar(key) }
    func decode(_: Double.Type, forKey key: Key) throws -> Double { try scalar(key) }
    func decode(_: String.Type, forKey key: Key) throws -> String { try scalar(key) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try nestedDecoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try nestedDecoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        try nestedDecoder(SuperKey())
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try nestedDecoder(key)
    }

    private func scalar<Value: RouteScalar>(_ key: Key) throws -> Value {
        if let value = fields[key.stringValue], let scalar = Value(reading: value) { return scalar }
        return try decode(Value.self, forKey: key)
    }

    /// What stands for a field that is not there.
    @inline(never)
    private func leftOut<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        if decoder.leftOutSecrets == .blank,
            let blank = (type as? any LeftOutWhenSaved.Type)?.blank as? Value
        {
            return blank
        }
        throw decoder.missing(key, type, beside: Array(fields.keys))
    }

    private func nestedDecoder(_ key: any CodingKey) throws -> RouteDecoder {
        guard let value = fields[key.stringValue] else {
            throw decoder.missing(key, RouteValue.self, beside: Array(fields.keys))
        }
        return decoder.nested(value, at: key)
    }
}
