package import WaylineRouting

extension FactField {
    /// The key and its values, for a list.
    package var text: String {
        switch kind {
        case .choice(let choices): "\(name)=\(choices.joined(separator: "|"))"
        case .number: "\(name)=NUMBER"
        case .text: "\(name)=TEXT"
        case .json: "\(name)=VALUE"
        }
    }

    /// Returns whether `text` can be a value of the field. JSON is read later.
    func allows(_ text: String) -> Bool {
        switch kind {
        case .choice(let choices): choices.contains(text)
        case .number: Double(text) != nil
        case .text, .json: true
        }
    }

    var json: RouteValue {
        switch kind {
        case .choice(let choices):
            [
                "key": .string(name), "kind": "choice",
                "choices": .array(choices.map(RouteValue.string)),
            ]
        case .number: ["key": .string(name), "kind": "number", "choices": []]
        case .text: ["key": .string(name), "kind": "text", "choices": []]
        case .json: ["key": .string(name), "kind": "json", "choices": []]
        }
    }
}
