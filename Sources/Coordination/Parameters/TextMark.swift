/// How text from a link stays apart from other text where it is saved: as `{"$text": "7"}`.
///
/// A name that begins with a `$` is saved with a second one before it.
enum TextMark {
    static let name = "$text"
    static let sign = UInt8(ascii: "$")
    static let rule = "a name that begins with '$' needs a second '$' before it"

    static func escaping(_ fields: [String: RouteValue]) -> [String: RouteValue] {
        guard fields.keys.contains(where: needsEscape) else { return fields }
        let members = fields.map { (needsEscape($0) ? "$\($0)" : $0, $1) }
        return Dictionary(uniqueKeysWithValues: members)
    }

    static func needsEscape(_ name: String) -> Bool {
        name.utf8.first == sign
    }

    /// What these fields were saved from; nil if nothing is saved so.
    static func value(of fields: [String: RouteValue]) -> RouteValue? {
        if fields.count == 1, case .string(let text)? = fields[name] { return .text(text) }
        guard fields.keys.contains(where: needsEscape) else { return .object(fields) }
        var unescaped: [String: RouteValue] = [:]
        for (name, value) in fields {
            if !needsEscape(name) {
                unescaped[name] = value
            } else if name.hasPrefix("$$") {
                unescaped[String(name.dropFirst())] = value
            } else {
                return nil
            }
        }
        return .object(unescaped)
    }
}
