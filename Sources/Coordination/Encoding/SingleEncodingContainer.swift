/// Encodes the one value that stands for another.
struct SingleEncodingContainer: SingleValueEncodingContainer {
    let encoder: RouteEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() {
        encoder.set(.null)
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        try encoder.write(value)
    }
}
