/// Reads a decodable value from a route value.
struct RouteDecoder: Decoder, SingleValueDecodingContainer {
    /// The ways to treat a missing secret.
    enum LeftOutSecrets {
        case blank
        case missing
    }

    let value: RouteValue
    let path: FieldPath?
    let leftOutSecrets: LeftOutSecrets
    /// True inside a secret, whose value errors must not show.
    let isHidden: Bool

    static func read<Output: Decodable>(
        _ type: Output.Type, from value: RouteValue, leftOutSecrets: LeftOutSecrets
    ) throws(RouteDecodingError) -> Output {
        let decoder = RouteDecoder(
            value: value, path: nil, leftOutSecrets: leftOutSecrets, isHidden: false)
        do {
            // An object is not a scalar, so the slow comparison of types is not needed.
            if case .object = value { return try decoder.decodeParts(type) }
            return try decoder.decode(type)
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

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { value == .null }

    /// Reads the whole value as a `type`.
    func decode<Output: Decodable>(_ type: Output.Type) throws -> Output {
        if let scalar = type as? any RouteScalar.Type { return try read(type, as: scalar) }
        return try decodeParts(type)
    }

    /// Reads a value that consists of other values.
    private func decodeParts<Output: Decodable>(_ type: Output.Type) throws -> Output {
        do {
            return try Output(from: self)
        } catch {
            if let filled = filled(for: type, after: error) { return try filled.decodeParts(type) }
            throw explained(error, reading: type)
        }
    }

    /// Returns a decoder of the value, with the missing field taken from `type.init()`; nil if the
    /// error has another reason.
    private func filled(for type: any Decodable.Type, after error: any Error) -> RouteDecoder? {
        guard case .object(var fields) = value, let type = type as? any DefaultInitializable.Type,
            case DecodingError.keyNotFound(let key, let context) = error,
            context.codingPath.count == codingPath.count + 1, fields[key.stringValue] == nil,
            case .object(let defaults)? = RouteValue.defaults(of: type),
            let missing = defaults[key.stringValue]
        else { return nil }
        if case .secret = missing, leftOutSecrets == .missing { return nil }
        fields[key.stringValue] = missing
        return RouteDecoder(
            value: .object(fields), path: path, leftOutSecrets: leftOutSecrets, isHidden: isHidden)
    }

    /// Reads the part of the value at `key`.
    func read<Output: Decodable>(
        _ type: Output.Type, from part: RouteValue, at key: any CodingKey
    ) throws -> Output {
        // The path to the part is not made here, since only errors need it.
        if let scalar = type as? any RouteScalar.Type,
            let output = scalar.init(reading: part) as? Output
        {
            return output
        }
        return try nested(part, at: key).decode(type)
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

    /// Reads a secret, which errors must not show.
    func readSecret<Output: Decodable>(_ type: Output.Type) throws -> Output {
        var content = value
        if case .secret(let hidden) = value { content = hidden }
        let decoder = RouteDecoder(
            value: content, path: path, leftOutSecrets: leftOutSecrets, isHidden: true)
        return try decoder.decode(type)
    }

    /// Returns the decoder of the part at `key`.
    func nested(_ part: RouteValue, at key: any CodingKey) -> RouteDecoder {
        RouteDecoder(
            value: part, path: FieldPath(key, in: path), leftOutSecrets: leftOutSecrets,
            isHidden: isHidden)
    }
}

extension RouteValue {
    /// Returns the value of `type.init()`; nil if it cannot be encoded.
    fileprivate static func defaults(of type: any DefaultInitializable.Type) -> RouteValue? {
        do {
            return try RouteValue(encoding: type.init())
        } catch {
            return nil
        }
    }
}

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

    // Common types are read without a comparison of types, which would take longer than reading.
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
        try nestedDecoder(FieldKey.superclass)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try nestedDecoder(key)
    }

    private func scalar<Value: RouteScalar>(_ key: Key) throws -> Value {
        if let value = fields[key.stringValue], let scalar = Value(reading: value) { return scalar }
        return try decode(Value.self, forKey: key)
    }

    /// Returns the value of a missing field, or throws.
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
        let isNil = try current(RouteValue.self) == .null
        if isNil { currentIndex += 1 }
        return isNil
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next(type) { [decoder] in try decoder.read(type, from: $0, at: $1) }
    }

    mutating func nestedContainer<Key: CodingKey>(
        keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        try next { [decoder] in try decoder.nested($0, at: $1).container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { [decoder] in try decoder.nested($0, at: $1).unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder {
        try next { [decoder] in decoder.nested($0, at: $1) }
    }

    /// Skips the element if it could be read.
    private mutating func next<Output>(
        _ type: Any.Type = RouteValue.self, _ read: (RouteValue, FieldKey) throws -> Output
    ) throws -> Output {
        let output = try read(current(type), .index(currentIndex))
        currentIndex += 1
        return output
    }

    private func current(_ type: Any.Type) throws -> RouteValue {
        guard !isAtEnd else {
            throw decoder.missing(FieldKey.index(currentIndex), type, beside: [])
        }
        return elements[currentIndex]
    }
}
