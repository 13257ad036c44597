extension RouteValue {
    /// Encodes `input`, including its secrets.
    public init(encoding input: some Encodable) throws(RouteEncodingError) {
        self = try RouteEncoder.value(of: input)
    }

    /// Reads the value as a `type`.
    ///
    /// A secret that was omitted when this was saved becomes blank: an empty collection, or nil. So
    /// a draft can be read without its password.
    public func decode<Output: Decodable>(
        _ type: Output.Type
    ) throws(RouteDecodingError) -> Output {
        try RouteDecoder.read(type, from: self, leftOutSecrets: .blank)
    }

    /// Reads a value that was not saved. Throws if it does not have a secret that the type needs.
    package func decodeUnsaved<Output: Decodable>(
        _ type: Output.Type
    ) throws(RouteDecodingError) -> Output {
        try RouteDecoder.read(type, from: self, leftOutSecrets: .missing)
    }

    /// The decoder that reads the value.
    package var decoder: any Decoder {
        RouteDecoder(value: self, path: nil, leftOutSecrets: .blank, isHidden: false)
    }

    /// Returns whether the values of this type are numbers.
    package static func isNumber(_ type: Any.Type) -> Bool {
        type is any (RouteScalar & Numeric).Type
    }

    /// Returns whether the values of this type are secrets.
    package static func isSecret(_ type: Any.Type) -> Bool {
        type is any LeftOutWhenSaved.Type
    }
}

extension RouteValue: Codable {
    /// Writes the value to any encoder. To all but Wayline's own, a secret is nil.
    public func encode(to encoder: any Encoder) throws {
        if let own = encoder as? RouteEncoder { return own.set(self) }
        var container = encoder.singleValueContainer()
        switch self {
        case .null, .secret: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .text(let value): try container.encode([TextMark.name: value])
        case .array(let elements): try container.encode(elements)
        case .object(let fields):
            let names = fields.map { (TextMark.escaped($0), $1) }
            try container.encode(Dictionary(uniqueKeysWithValues: names))
        }
    }

    /// Reads a value from any decoder.
    public init(from decoder: any Decoder) throws {
        if let own = decoder as? RouteDecoder {
            self = own.value
            return
        }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = Self.scalar(in: container) {
            self = value
        } else if let elements = Self.read([RouteValue].self, in: container) {
            self = .array(elements)
        } else {
            let fields = try container.decode([String: RouteValue].self)
            guard let value = TextMark.value(of: fields) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: TextMark.rule)
            }
            self = value
        }
    }

    private static func scalar(in container: any SingleValueDecodingContainer) -> RouteValue? {
        if let value = read(Bool.self, in: container) { return .bool(value) }
        if let value = read(Int.self, in: container) { return .int(value) }
        if let value = read(Double.self, in: container) { return .double(value) }
        return read(String.self, in: container).map(RouteValue.string)
    }

    private static func read<Output: Decodable>(
        _ type: Output.Type, in container: any SingleValueDecodingContainer
    ) -> Output? {
        do {
            return try container.decode(type)
        } catch {
            // A decoder cannot report another type in any other way.
            return nil
        }
    }
}
