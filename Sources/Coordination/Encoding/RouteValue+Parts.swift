extension RouteValue {
    /// The part at `key`; nil if there is none.
    subscript(key: any CodingKey) -> RouteValue? {
        switch self {
        case .object(let fields): fields[key.stringValue]
        case .array(let elements):
            key.intValue.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        case .secret: .secret(.null)
        case .null, .bool, .int, .double, .string, .text: nil
        }
    }

    /// The description, with text as it is.
    var bareText: String {
        switch self {
        case .string(let text), .text(let text): text
        case .null, .bool, .int, .double, .array, .object, .secret: description
        }
    }
}
