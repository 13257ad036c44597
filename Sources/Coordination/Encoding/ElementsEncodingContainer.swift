/// Encodes one element after the other.
struct ElementsEncodingContainer: UnkeyedEncodingContainer {
    let encoder: RouteEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    var count: Int { encoder.count }

    func encodeNil() {
        encoder.append(.null)
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        encoder.append(try encoder.value(of: value, at: FieldIndex(count)))
    }

    func nestedContainer<Key: CodingKey>(
        keyedBy keyType: Key.Type
    ) -> KeyedEncodingContainer<Key> {
        encoder.appendNested().container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        encoder.appendNested().unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        encoder.appendNested()
    }
}
