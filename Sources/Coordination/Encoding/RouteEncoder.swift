/// Turns what is encodable into route values. One encoder stands for one value.
final class RouteEncoder: Encoder {
    /// How many levels a value may have. What is deeper is neither passed on, saved nor read.
    static let deepest = 128

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
    // Those of nested containers, which are asked for their values when all is encoded.
    private var fieldEncoders: [String: RouteEncoder] = [:]
    private var elementEncoders: [(index: Int, encoder: RouteEncoder)] = []

    init(path: FieldPath?) {
        self.path = path
    }

    var codingPath: [any CodingKey] { path.keys }

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// How many elements there are, those of nested containers included.
    var count: Int { elements.count }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        become(.fields)
        return KeyedEncodingContainer(FieldsEncodingContainer<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        become(.elements)
        return ElementsEncodingContainer(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleEncodingContainer(encoder: self)
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

    /// The encoder of a nested container; the same one for the same key.
    func nested(forKey key: any CodingKey) -> RouteEncoder {
        if let encoder = fieldEncoders[key.stringValue] { return encoder }
        let encoder = nested(at: key)
        fieldEncoders[key.stringValue] = encoder
        return encoder
    }

    /// The encoder of a nested container that is the next element.
    func appendNested() -> RouteEncoder {
        let encoder = nested(at: FieldIndex(elements.count))
        elementEncoders.append((elements.count, encoder))
        elements.append(.null)
        return encoder
    }

    /// What was encoded, or the first thing that went wrong.
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

    private var isTooDeep: Bool { path.depth >= Self.deepest }

    private func nested(at key: any CodingKey) -> RouteEncoder {
        // Having failed for its depth it goes no deeper, whatever it is asked for.
        isTooDeep ? self : RouteEncoder(path: FieldPath(key, in: path))
    }

    private func become(_ kind: Kind) {
        if self.kind ?? kind != kind { fail(.mixedContainers) }
        if kind != .single, isTooDeep { fail(.tooDeep(limit: Self.deepest)) }
        self.kind = kind
    }

    private func fail(_ problem: RouteEncodingError.Problem) {
        guard fault == nil else { return }
        fault = RouteEncodingError(problem, field: FieldStep.text(of: codingPath))
    }
}
