import WaylineValues

extension RouteValue {
    /// The value of what can always be encoded.
    init(of value: some Encodable) {
        do throws(RouteEncodingError) {
            try self.init(encoding: value)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// An array of texts.
    static func texts(_ texts: [String]) -> RouteValue {
        .array(texts.map { .string($0) })
    }

    /// The fields of an object; nil for anything else.
    var fields: [String: RouteValue]? {
        if case .object(let fields) = self { fields } else { nil }
    }

    /// The text; nil for anything else.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
