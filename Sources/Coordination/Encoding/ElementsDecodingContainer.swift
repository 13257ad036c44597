/// Reads one element after the other.
struct ElementsDecodingContainer: UnkeyedDecodingContainer {
    let decoder: RouteDecoder
    let elements: [RouteValue]
    private(set) var currentIndex = 0

    init(decoder: RouteDecoder, elements: [RouteValue]) {
        self.decoder = decoder
        self.elements = elements
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var count: Int? { elements.count }

    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() throws -> Bool {
        guard case .null = try current(RouteValue.self) else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try current(type)
        let output = try decoder.read(type, from: value, at: FieldIndex(currentIndex))
        currentIndex += 1
        return output
    }

    mutating func nestedContainer<Key: CodingKey>(
        keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        let container = try nestedDecoder().container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try nestedDecoder().unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try nestedDecoder()
        currentIndex += 1
        return decoder
    }

    private func nestedDecoder() throws -> RouteDecoder {
        decoder.nested(try current(RouteValue.self), at: FieldIndex(currentIndex))
    }

    private func current(_ type: Any.Type) throws -> RouteValue {
        guard !isAtEnd else {
            throw decoder.missing(FieldIndex(currentIndex), type, beside: [])
        }
        return elements[currentIndex]
    }
}
