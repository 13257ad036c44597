/// Encodes by name.
struct FieldsEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: RouteEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) {
        encoder.set(.null, forKey: key)
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        encoder.set(try encoder.value(of: value, at: key), forKey: key)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder.nested(forKey: key).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.nested(forKey: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        encoder.nested(forKey: SuperKey())
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        encoder.nested(forKey: key)
    }
}
