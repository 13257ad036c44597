/// The texts that a capture takes. Of two types, the lesser is the narrower, and is tried first.
public enum LinkCaptureType: Hashable, Comparable, Sendable {
    /// `{open:bool}`: `true` or `false`.
    case bool
    /// `{id:int}`: a whole number that an Int can hold.
    case int
    /// `{price:double}`: a finite decimal number, with an exponent or without.
    case double
    /// `{name}`: anything.
    case text

    init?(named name: String) {
        switch name {
        case "bool": self = .bool
        case "int": self = .int
        case "double": self = .double
        default: return nil
        }
    }

    /// Returns the value that `text` stands for; nil if it is not of the type.
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

    /// Neither hexadecimal digits, nor "infinity" and "nan", which Swift would read.
    private static func double(_ text: String) -> Double? {
        let isDecimal = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
                true
            default: false
            }
        }
        guard isDecimal, let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
