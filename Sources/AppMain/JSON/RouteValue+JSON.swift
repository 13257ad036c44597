package import Coordination
import Generator

extension RouteValue {
    /// The value as JSON, names in order, in one line. A secret is nothing.
    package var json: String {
        switch self {
        case .null, .secret: "null"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): value.isFinite ? "\(value)" : "null"
        case .string(let text), .text(let text): Self.quoted(text)
        case .array(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
        case .object(let fields): Self.written(fields)
        }
    }

    private static func written(_ fields: [String: RouteValue]) -> String {
        let members = fields.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\($0.value.json)" }
        return "{\(members.joined(separator: ","))}"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\t": return "\\t"
        case "\r": return "\\r"
        case _ where scalar.isControl:
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        case _: return String(scalar)
        }
    }
}

extension String {
    /// The text in quotes, with all escaped that would end it or could steer a terminal.
    var inJSON: String { RouteValue.string(self).json }
}
