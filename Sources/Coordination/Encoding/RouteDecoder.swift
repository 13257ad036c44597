/// Reads what is decodable from a route value.
struct RouteDecoder: Decoder {
    /// What becomes of a secret that is not there.
    enum LeftOutSecrets {
        case blank
        case missing
    }

    let value: RouteValue
    let path: FieldPath?
    let leftOutSecrets: LeftOutSecrets
    /// Whether it is inside of a secret, of which errors must tell nothing.
    let isHidden: Bool

    static func read<Output: Decodable>(
        _ type: Output.Type, from value: RouteValue, leftOutSecrets: LeftOutSecrets
    ) throws(RouteDecodingError) -> Output {
        let decoder = RouteDecoder(
            value: value, path: nil, leftOutSecrets: leftOutSecrets, isHidden: false)
        do {
            return try decoder.read(type)
        } catch {
            throw decoder.fact(in: error)
        }
    }

    var codingPath: [any CodingKey] { path.keys }

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let fields) = value else { throw mismatch(type, "an object") }
        return KeyedDecodingContainer(FieldsDecodingContainer(decoder: self, fields: fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = value else { throw mismatch([Any].self, "a list") }
        return ElementsDecodingContainer(decoder: self, elements: elements)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        SingleDecodingContainer(decoder: self)
    }

    /// Reads the whole value as a `type`.
    func read<Output: Decodable>(_ type: Output.Type) throws -> Output {
        if let scalar = type as? any RouteScalar.Type { return try read(type, as: scalar) }
        do {
            return try Output(from: self)
        } catch {
            throw explained(error, reading: type)
        }
    }

    /// Reads a part of the value, which stands at `key`.
    func read<Output: Decodable>(
        _ type: Output.Type, from part: RouteValue, at key: any CodingKey
    ) throws -> Output {
        // Without a way to the part, which errors alone need.
        if let scalar = type as? any RouteScalar.Type,
            let output = scalar.init(reading: part) as? Output
        {
            return output
        }
        return try nested(part, at: key).read(type)
    }

    @inline(never)
    private func read<Output>(
        _ type: Output.Type, as scalar: any RouteScalar.Type
    ) throws -> Output {
        guard let output = scalar.init(reading: value) as? Output else {
            throw mismatch(type, scalar.expectation)
        }
        return output
    }

    /// Reads what is hidden from here on.
    func readSecret<Output: Decodable>(_ type: Output.Type) throws -> Output {
        var content = value
        if case .secret(let hidden) = value { content = hidden }
        let decoder = RouteDecoder(
            value: content, path: path, leftOutSecrets: leftOutSecrets, isHidden: true)
        return try decoder.read(type)
    }

    /// The decoder of a part of the value, which stands at `key`.
    func nested(_ part: RouteValue, at key: any CodingKey) -> RouteDecoder {
        RouteDecoder(
            value: part, path: FieldPath(key, in: path), leftOutSecrets: leftOutSecrets,
            isHidden: isHidden)
    }
}
