/// The texts that a capture matches. The smaller of two types is narrower, and is tried first.
public enum LinkCaptureType: Hashable, Comparable, Sendable {
    /// `{open:bool}`: `true` or `false`.
    case bool
    /// `{id:int}`: a whole number in the range of `Int`.
    case int
    /// `{price:double}`: a finite decimal number, with or without an exponent.
    case double
    /// `{name}`: any text.
    case text

    init?(named name: String) {
        switch name {
        case "bool": self = .bool
        case "int": self = .int
        case "double": self = .double
        default: return nil
        }
    }

    /// Returns the value of `text`; nil if it does not have the type.
    func value(of text: String) -> RouteValue? {
        switch self {
        case .bool: Bool(text).map(RouteValue.bool)
        case .int: Int(text).map(RouteValue.int)
        case .double: LinkCaptureType.double(text).map(RouteValue.double)
        case .text: .string(text)
        }
    }

    func takes(_ text: String) -> Bool {
        self == .text || value(of: text) != nil
    }

    var noun: String {
        switch self {
        case .bool: "'true' or 'false'"
        case .int: "a whole number"
        case .double: "a number"
        case .text: "a text"
        }
    }

    var example: String {
        switch self {
        case .bool: "true"
        case .int: "7"
        case .double: "1.5"
        case .text: "text"
        }
    }

    /// Reads a decimal number. Refuses hexadecimal digits, "infinity" and "nan", which `Double`
    /// would accept.
    private static func double(_ text: String) -> Double? {
        let isDecimal = text.utf8.allSatisfy("0123456789.+-eE".utf8.contains)
        guard isDecimal, let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
