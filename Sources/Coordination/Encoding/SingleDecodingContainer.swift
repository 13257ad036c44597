/// Reads the one value that stands for another.
struct SingleDecodingContainer: SingleValueDecodingContainer {
    let decoder: RouteDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool {
        decoder.value == .null
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try decoder.read(type)
    }
}
