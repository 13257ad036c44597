import WaylineApplication
import WaylineInterface

/// Forms.
extension PageMoves {
    mutating func addForms() {
        for form in vocabulary.forms {
            addForm(form.name, entries { vocabulary.value(of: $0, in: form) })
        }
        for (name, texts) in Vocabulary.defaultForms {
            addForm(
                name,
                entries { control in
                    guard case .text(let field) = control.input,
                        !vocabulary.declares(control)
                    else { return nil }
                    return texts.first(where: field.canTake) ?? texts[0]
                })
        }
    }

    private mutating func addForm(_ name: String, _ entries: [Step]) {
        if entries.isEmpty { return }
        let controls = entries.compactMap { $0.words.first?.content }
        moves.append(
            Move(ExplorationStep(filling: entries), "fill in '\(name)'", controls: controls))
    }

    /// Adds another text and no text for each field of a form, which the page has.
    mutating func addNearForms(of form: ExplorationForm) {
        for near in vocabulary.nearForms(of: form, on: page) {
            let count = moves.count
            addForm(near.name, entries { $0.name == near.control ? near.text : nil })
            moves[count...] = moves[count...].map { $0.fillingIn(near: near.name) }[...]
        }
    }

    /// The entries that change something.
    private func entries(_ value: (Control) -> String?) -> [Step] {
        controls.compactMap { control in
            guard control.isEnabled, labels[control.name] == 1, let value = value(control)
            else { return nil }
            return control.entry(value)
        }
    }
}
