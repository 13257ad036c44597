import WaylineInterface

extension Control {
    /// The name by which a driver finds it.
    package var name: String { label.isEmpty ? spokenLabel ?? "" : label }

    /// True if a form can give it a value: a text, options, or the position of a switch or section.
    var takesValue: Bool {
        switch input {
        case .text, .options: true
        case .press(let button): button.position != nil
        case .none: false
        }
    }

    /// The entry that gives it the value; nil if it has the value already, or cannot have it.
    func entry(_ value: String) -> Step? {
        switch input {
        case .text(let field): return field.text == value ? nil : .type(value, into: name)
        case .press(let button):
            guard let isOn = button.position, isOn != (value == "on") else { return nil }
            return .toggle(name, isOn: !isOn)
        case .options(let options):
            let index = (0..<options.count).first { options.title(at: $0) == value }
            guard let index, !options.isChosen(at: index) else { return nil }
            return .select(value, in: name)
        case .none: return nil
        }
    }
}
