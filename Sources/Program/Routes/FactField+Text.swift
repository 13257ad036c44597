import WaylineRouting

extension FactField {
    /// The key and its values, for a list.
    var text: String {
        switch kind {
        case .choice: "\(name)=\((choices + (isOptional ? ["nil"] : [])).joined(separator: "|"))"
        case .number: "\(name)=NUMBER"
        case .text, .secret: "\(name)=TEXT"
        case .json: "\(name)=VALUE"
        }
    }

    private var isOptional: Bool { type.hasSuffix("?") }

    /// Returns whether `text` sets the field to nil. In a field of text, "nil" is a text.
    func isNil(_ text: String) -> Bool {
        switch kind {
        case .choice, .number, .json: isOptional && text == "nil" && !choices.contains(text)
        case .text, .secret: false
        }
    }

    /// Returns whether `text` can be a value of the field. JSON is read later.
    func allows(_ text: String) -> Bool {
        if isNil(text) { return true }
        return switch kind {
        case .choice: choices.contains(text)
        case .number: Double(text) != nil
        case .text, .secret, .json: true
        }
    }

    /// The field with one of its few values.
    var setting: String? { choices.last.map { "\(name)=\($0)" } }

    /// The values in a table of decisions: all, or an empty one and an example. It is nil for a
    /// field that is not varied.
    var tableValues: [RouteValue]? {
        if let values { return values }
        guard let example, let empty else { return nil }
        return [empty, example]
    }

    /// True if it is never nil, and its values are not finite: it is varied only if the table is
    /// not too long.
    var isFilled: Bool { values == nil && !isOptional && tableValues != nil }

    private var empty: RouteValue? {
        if isOptional { return .null }
        return switch (kind, example) {
        case (.text, _): .string("")
        case (.number, _): .int(0)
        case (.json, .array): .array([])
        case (.choice, _), (.json, _), (.secret, _): nil
        }
    }

    /// The text of a value in a table. For JSON, it is the type, or the word that stands for a list
    /// that is not empty.
    func cell(_ value: RouteValue) -> String {
        guard let text = Self.text(of: value) else { return "nil" }
        if text.isEmpty || value == .array([]) { return "empty" }
        if kind != .json { return text }
        return isOptional ? String(type.dropLast()) : "filled"
    }

    var json: RouteValue {
        [
            "key": .string(name), "kind": .string(kind.rawValue),
            "choices": .array(choices.map(RouteValue.string)),
        ]
    }

    /// The values that can be stated, as text.
    private var choices: [String] { (values ?? []).compactMap(Self.text) }

    /// The text that stands for a value; nil for nil.
    static func text(of value: RouteValue) -> String? {
        switch value {
        case .null: nil
        case .string(let text): text
        case .bool, .int, .double, .text, .array, .object, .secret: value.json
        }
    }
}
