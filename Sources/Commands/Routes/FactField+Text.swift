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

    /// The values in a table of decisions: all, or nil and an example. It is nil for a field that is not varied.
    var tableValues: [RouteValue]? { values ?? example.map { [.null, $0] } }

    /// The text of a value in a table: the type, if its values are JSON.
    func cell(_ value: RouteValue) -> String {
        guard let text = Self.text(of: value) else { return "nil" }
        return kind == .json ? String(type.dropLast()) : text
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
