/// Data that is passed with a route and can be saved: the values of JSON, text from links, and
/// secrets.
///
/// Numbers of different cases are not equal: `.int(7)` is not `.double(7)`. But a screen can read
/// each as the other type if nothing is lost.
public enum RouteValue: Hashable, Sendable {
    /// No value, like nil.
    case null
    /// True or false.
    case bool(Bool)
    /// An integer.
    case int(Int)
    /// A number with a fraction. Only a finite one can be saved.
    case double(Double)
    /// Text. It is never read as a number.
    case string(String)
    /// Text from a link. The type that reads it decides whether it is a number, a Boolean or text.
    ///
    /// An integer is digits, after a `-` if it is negative. A number is written as in JSON. A
    /// Boolean is `true`, `false`, `1` or `0`.
    case text(String)
    /// Values in order.
    case array([RouteValue])
    /// Values by name.
    case object([String: RouteValue])
    /// A value that is not shown, logged or saved. Only a `Secret` can read it.
    indirect case secret(RouteValue)

    /// The maximum depth of nested values. A deeper value is neither passed, saved nor read.
    static let deepest = 128
}

extension RouteValue: CustomStringConvertible, CustomDebugStringConvertible {
    /// The text that is shown in place of a secret.
    static let hidden = "•••"

    /// The value as a literal, with names in order. A secret is shown as `•••`.
    public var description: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): value.quoted
        case .text(let value): "text \(value.quoted)"
        case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
        case .object(let fields): Self.describe(fields)
        case .secret: Self.hidden
        }
    }

    public var debugDescription: String { description }

    package static func describe(_ fields: [String: RouteValue]) -> String {
        guard !fields.isEmpty else { return "[:]" }
        let members = fields.sorted { $0.key < $1.key }.map { "\($0.quoted): \($1)" }
        return "[\(members.joined(separator: ", "))]"
    }
}

extension RouteValue: CustomReflectable {
    /// A mirror without children, so `dump` cannot show a secret.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// This value without its secrets. Their places are kept.
    public var redacted: RouteValue {
        switch self {
        case .null, .bool, .int, .double, .string, .text: self
        case .array(let elements): .array(elements.map(\.redacted))
        case .object(let fields): .object(fields.mapValues(\.redacted))
        case .secret: .secret(.null)
        }
    }
}

extension RouteValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(nilLiteral: ()) { self = .null }

    public init(booleanLiteral value: Bool) { self = .bool(value) }

    public init(integerLiteral value: Int) { self = .int(value) }

    public init(floatLiteral value: Double) { self = .double(value) }

    public init(stringLiteral value: String) { self = .string(value) }

    public init(arrayLiteral elements: RouteValue...) { self = .array(elements) }

    /// An object literal. Traps if a name is written twice, as a dictionary does.
    public init(dictionaryLiteral elements: (String, RouteValue)...) {
        self = .object(Dictionary(uniqueKeysWithValues: elements))
    }
}
