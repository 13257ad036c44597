/// Reads a value from its coded form, and records the fields that its type asks for.
struct FieldRecorder: Decoder {
    private final class Record {
        var fields: [FactField] = []
    }

    private let decoder: any Decoder
    private let record = Record()

    /// Returns the fields of the facts, in the order in which they are read. The default facts are
    /// read to find them.
    static func fields<Facts: RouterFacts>(of type: Facts.Type) -> [FactField] {
        let recorder = FieldRecorder(decoder: RouteParameters(type.init()).value.decoder)
        do {
            _ = try type.init(from: recorder)
        } catch {
            // These facts cannot read their own default values. The fields so far are kept.
        }
        return recorder.record.fields
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var userInfo: [CodingUserInfoKey: Any] { decoder.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let fields = try decoder.container(keyedBy: type)
        return KeyedDecodingContainer(RecordingContainer(recorder: self, fields: fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try decoder.unkeyedContainer()
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        try decoder.singleValueContainer()
    }

    /// Records a field once.
    fileprivate func add(
        _ key: any CodingKey, _ type: any Decodable.Type, isOptional: Bool
    ) {
        guard !record.fields.contains(where: { $0.name == key.stringValue }) else { return }
        record.fields.append(FactField(key.stringValue, type, isOptional: isOptional))
    }
}

/// Records each field, and reads it from `fields`.
private struct RecordingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let recorder: FieldRecorder
    let fields: KeyedDecodingContainer<Key>

    var codingPath: [any CodingKey] { fields.codingPath }

    var allKeys: [Key] { fields.allKeys }

    func contains(_ key: Key) -> Bool {
        fields.contains(key)
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        try fields.decodeNil(forKey: key)
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        recorder.add(key, type, isOptional: false)
        return try fields.decode(type, forKey: key)
    }

    func decodeIfPresent<Value: Decodable>(
        _ type: Value.Type, forKey key: Key
    ) throws -> Value? {
        recorder.add(key, type, isOptional: true)
        return try fields.decodeIfPresent(type, forKey: key)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try fields.nestedContainer(keyedBy: type, forKey: key)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try fields.nestedUnkeyedContainer(forKey: key)
    }

    func superDecoder() throws -> any Decoder {
        try fields.superDecoder()
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try fields.superDecoder(forKey: key)
    }
}

/// The standard library implements `decodeIfPresent` for each of these types, without a recorded
/// call.
extension RecordingContainer {
    private func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        recorder.add(key, type, isOptional: true)
        return try fields.decodeIfPresent(type, forKey: key)
    }

    func decodeIfPresent(_ t: Bool.Type, forKey key: Key) throws -> Bool? { try optional(t, key) }
    func decodeIfPresent(_ t: String.Type, forKey key: Key) throws -> String? {
        try optional(t, key)
    }
    func decodeIfPresent(_ t: Double.Type, forKey key: Key) throws -> Double? {
        try optional(t, key)
    }
    func decodeIfPresent(_ t: Float.Type, forKey key: Key) throws -> Float? { try optional(t, key) }
    func decodeIfPresent(_ t: Int.Type, forKey key: Key) throws -> Int? { try optional(t, key) }
    func decodeIfPresent(_ t: Int8.Type, forKey key: Key) throws -> Int8? { try optional(t, key) }
    func decodeIfPresent(_ t: Int16.Type, forKey key: Key) throws -> Int16? { try optional(t, key) }
    func decodeIfPresent(_ t: Int32.Type, forKey key: Key) throws -> Int32? { try optional(t, key) }
    func decodeIfPresent(_ t: Int64.Type, forKey key: Key) throws -> Int64? { try optional(t, key) }
    func decodeIfPresent(_ t: UInt.Type, forKey key: Key) throws -> UInt? { try optional(t, key) }
    func decodeIfPresent(_ t: UInt8.Type, forKey key: Key) throws -> UInt8? { try optional(t, key) }
    func decodeIfPresent(_ t: UInt16.Type, forKey key: Key) throws -> UInt16? {
        try optional(t, key)
    }
    func decodeIfPresent(_ t: UInt32.Type, forKey key: Key) throws -> UInt32? {
        try optional(t, key)
    }
    func decodeIfPresent(_ t: UInt64.Type, forKey key: Key) throws -> UInt64? {
        try optional(t, key)
    }
}
