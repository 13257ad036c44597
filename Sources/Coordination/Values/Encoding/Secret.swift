/// A value that is not shown, logged or saved: `@Secret var password = ""`.
///
/// A screen gets it. When its container is saved, it is omitted. Other encoders than Wayline's own
/// write nil. To send it, encode the wrapped value.
///
/// ```swift
/// struct LogInInput: ScreenInput {
///     var email: String
///     @Secret var password = ""
/// }
/// let input = LogInInput(email: "an@example.org", password: "hunter2")
/// XCTAssertFalse("\(input) \(RouteParameters(input))".contains("hunter2"))
/// ```
@propertyWrapper
public struct Secret<Value: Codable & Sendable>: Sendable {
    /// The value itself.
    public var wrappedValue: Value

    /// Hides the value of a property.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Hides `value`.
    public init(_ value: Value) {
        wrappedValue = value
    }
}

extension Secret: Equatable where Value: Equatable {}

extension Secret: Hashable where Value: Hashable {}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The same text for each value.
    public var description: String { RouteValue.hidden }

    public var debugDescription: String { description }

    /// A mirror without children, so `dump` cannot show the value.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Codable {
    /// Writes the value if the encoder is Wayline's own, and nil otherwise.
    public func encode(to encoder: any Encoder) throws {
        if let own = encoder as? RouteEncoder { return try own.writeSecret(wrappedValue) }
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }

    /// Reads the value. If another encoder has omitted it, it is blank.
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

/// A value that is omitted when its container is saved.
protocol LeftOutWhenSaved {
    /// The value to use in its place; nil if there is none.
    static var blank: Self? { get }
}
