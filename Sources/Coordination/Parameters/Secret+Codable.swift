extension Secret: Codable {
    /// Writes the value to be passed on within the program, and nil to anyone else.
    public func encode(to encoder: any Encoder) throws {
        if let own = encoder as? RouteEncoder { return try own.writeSecret(wrappedValue) }
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }

    /// Reads the value; one that was left out, by any encoder but Wayline's own, is blank.
    public init(from decoder: any Decoder) throws {
        let own = decoder as? RouteDecoder
        if own?.leftOutSecrets != .missing, let blank = Self.blankValue,
            try decoder.singleValueContainer().decodeNil()
        {
            self.init(blank)
        } else {
            self.init(try own?.readSecret(Value.self) ?? Value(from: decoder))
        }
    }
}

extension Secret: LeftOutWhenSaved {
    static var blank: Secret? { blankValue.map { Secret($0) } }

    /// An empty collection, or nil for an optional; nil if there is no such value.
    static var blankValue: Value? {
        if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
            return optional.init(nilLiteral: ()) as? Value
        }
        return (Value.self as? any RangeReplaceableCollection.Type)?.init() as? Value
    }
}
