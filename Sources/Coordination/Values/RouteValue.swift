/// Data that can go along with a route and be saved: the values of JSON, and two marks.
///
/// Numbers are equal within their case only: `.int(7)` is not `.double(7)`, though a screen may
/// read either as the other where nothing is lost.
public enum RouteValue: Hashable, Sendable {
    /// Nothing, as nil is.
    case null
    /// True or false.
    case bool(Bool)
    /// An integer.
    case int(Int)
    /// A number with a fraction. Only a finite one can be saved.
    case double(Double)
    /// Text that is meant as text. It is never read as a number.
    case string(String)
    /// Text that came from a link, where all is text: the type that reads it decides its meaning.
    ///
    /// An integer is digits with a `-` or none before them; a number is written as in JSON; a
    /// Boolean is `true`, `false`, `1` or `0`; text is taken as it is.
    case text(String)
    /// Values in order.
    case array([RouteValue])
    /// Values by name.
    case object([String: RouteValue])
    /// A value that is not shown, logged or saved. Only a `Secret` can read it.
    indirect case secret(RouteValue)

    /// The most levels of a value. A deeper one is neither passed on, saved nor read.
    static let deepest = 128
}

extension RouteValue: CustomStringConvertible, CustomDebugStringConvertible {
    /// The text that is shown in place of a secret.
    static let hidden = "•••"

    /// The value as a literal would be written, names in order. A secret is shown as `•••`.
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
    /// Without children, so that no dump comes by a secret.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// This value with every secret in it taken out, and its place kept.
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

    /// As in a dictionary, a name that is written twice is a mistake that stops the program.
    public init(dictionaryLiteral elements: (String, RouteValue)...) {
        self = .object(Dictionary(uniqueKeysWithValues: elements))
    }
}
