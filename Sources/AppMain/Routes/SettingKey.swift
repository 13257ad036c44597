import Wayline

/// Something that can be set by a key: its name and the values that it takes.
package struct SettingKey: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case choice([String])
        case number
        case text
    }

    package let name: String
    package let kind: Kind

    init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// The key and its values, for a list.
    var text: String {
        switch kind {
        case .choice(let choices): "\(name)=\(choices.joined(separator: "|"))"
        case .number: "\(name)=NUMBER"
        case .text: "\(name)=TEXT"
        }
    }

    /// Returns the value that `text` stands for; nil if it is not allowed.
    func value(of text: String) -> RouteValue? {
        switch kind {
        case .choice(let choices): choices.contains(text) ? .string(text) : nil
        case .number: Int(text).map(RouteValue.int)
        case .text: .string(text)
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
        }
    }
}
