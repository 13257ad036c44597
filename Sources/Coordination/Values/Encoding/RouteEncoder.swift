/// Turns an encodable value into a route value. Each value has its own encoder.
final class RouteEncoder: Encoder, SingleValueEncodingContainer {
    private enum Kind {
        case fields
        case elements
        case single
    }

    let path: FieldPath?
    private var kind: Kind?
    private(set) var fault: RouteEncodingError?
    private var single = RouteValue.null
    private var fields: [String: RouteValue] = [:]
    private var elements: [RouteValue] = []
    // The encoders of nested containers. Their values are read at the end.
    private var fieldEncoders: [String: RouteEncoder] = [:]
    private var elementEncoders: [(index: Int, encoder: RouteEncoder)] = []

    init(path: FieldPath?) {
        self.path = path
    }

    var codingPath: [any CodingKey] { path.keys }

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// The number of elements, including nested containers.
    var count: Int { elements.count }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        become(.fields)
        return KeyedEncodingContainer(FieldsEncodingContainer<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        become(.elements)
        return ElementsEncodingContainer(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() {
        set(.null)
    }

    func encode(_ value: some Encodable) throws {
        set(try Self.value(of: value, at: nil, in: path))
    }

    func set(_ value: RouteValue) {
        become(.single)
        single = value
    }

    func set(_ value: RouteValue, forKey key: any CodingKey) {
        fields[key.stringValue] = value
        if !fieldEncoders.isEmpty { fieldEncoders[key.stringValue] = nil }
    }

    func append(_ value: RouteValue) {
        elements.append(value)
    }

    /// Returns the encoder of a nested container. The same key has the same encoder.
    func nested(forKey key: any CodingKey) -> RouteEncoder {
        if let encoder = fieldEncoders[key.stringValue] { return encoder }
        let encoder = nested(at: key)
        fieldEncoders[key.stringValue] = encoder
        return encoder
    }

    /// Returns the encoder of a nested container, which becomes the next element.
    func appendNested() -> RouteEncoder {
        let encoder = nested(at: FieldKey.index(elements.count))
        elementEncoders.append((elements.count, encoder))
        elements.append(.null)
        return encoder
    }

    /// Returns the encoded value, or throws the first fault.
    func value() throws(RouteEncodingError) -> RouteValue {
        if let fault { throw fault }
        for (name, encoder) in fieldEncoders { fields[name] = try encoder.value() }
        for (index, encoder) in elementEncoders { elements[index] = try encoder.value() }
        switch kind {
        case .fields, nil: return .object(fields)
        case .elements: return .array(elements)
        case .single: return single
        }
    }

    private var isTooDeep: Bool { path.depth >= RouteValue.deepest }

    private func nested(at key: any CodingKey) -> RouteEncoder {
        // An encoder that is too deep returns itself, so it never goes deeper.
        isTooDeep ? self : RouteEncoder(path: FieldPath(key, in: path))
    }

    private func become(_ kind: Kind) {
        if self.kind ?? kind != kind { fail(.mixedContainers) }
        if kind != .single, isTooDeep { fail(.tooDeep(limit: RouteValue.deepest)) }
        self.kind = kind
    }

    private func fail(_ problem: RouteEncodingError.Problem) {
        if fault == nil { fault = error(problem) }
    }

    private func error(_ problem: RouteEncodingError.Problem) -> RouteEncodingError {
        RouteEncodingError(problem, field: codingPath.fieldText)
    }
}

extension RouteEncoder {
    static func value(of input: some Encodable) throws(RouteEncodingError) -> RouteValue {
        try value(of: input, at: nil, in: nil)
    }

    /// Returns the value of `input` at `key`.
    func value(
        of input: some Encodable, at key: any CodingKey
    ) throws(RouteEncodingError) -> RouteValue {
        // Checked before the input goes deeper, since it might never end.
        if let fault { throw fault }
        return try Self.value(of: input, at: key, in: path)
    }

    /// Encodes a secret, which errors must not show either.
    func writeSecret(_ input: some Encodable) throws(RouteEncodingError) {
        do {
            set(.secret(try Self.value(of: input, at: nil, in: path)))
        } catch {
            throw error.hidden
        }
    }

    private static func value(
        of input: some Encodable, at key: (any CodingKey)?, in parent: FieldPath?
    ) throws(RouteEncodingError) -> RouteValue {
        if let scalar = input as? any RouteScalar {
            do {
                return try scalar.routeValue()
            } catch {
                let way = parent.keys + [key].compactMap(\.self)
                throw RouteEncodingError(error.problem, field: way.fieldText)
            }
        }
        let encoder = RouteEncoder(path: key.map { FieldPath($0, in: parent) } ?? parent)
        do {
            try input.encode(to: encoder)
        } catch let error as RouteEncodingError {
            throw error
        } catch EncodingError.invalidValue(_, let context) {
            throw encoder.error(.failed(context.debugDescription))
        } catch {
            throw encoder.error(.failed("\(error)"))
        }
        return try encoder.value()
    }
}

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
        encoder.nested(forKey: FieldKey.superclass)
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        encoder.nested(forKey: key)
    }
}

/// Encodes one element after the other.
struct ElementsEncodingContainer: UnkeyedEncodingContainer {
    let encoder: RouteEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    var count: Int { encoder.count }

    func encodeNil() {
        encoder.append(.null)
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        encoder.append(try encoder.value(of: value, at: FieldKey.index(count)))
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
