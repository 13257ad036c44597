extension RouteValue: CustomStringConvertible, CustomDebugStringConvertible {
    /// What is shown in place of a secret.
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

    static func describe(_ fields: [String: RouteValue]) -> String {
        guard !fields.isEmpty else { return "[:]" }
        let members = fields.sorted { $0.key < $1.key }.map { "\($0.quoted): \($1)" }
        return "[\(members.joined(separator: ", "))]"
    }
}

extension RouteValue: CustomReflectable {
    /// Without children, so that no dump comes by a secret.
    public var customMirror: Mirror {
        Mirror(self, children: [])
    }
}

extension RouteValue {
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
