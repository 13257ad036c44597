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
        moves.append(Move(filling: entries, "fill in '\(name)'", controls: controls))
    }

    /// The entries that change something.
    private func entries(_ value: (Control) -> String?) -> [Step] {
        controls.compactMap { control in
            guard control.isEnabled, labels[control.name] == 1, let value = value(control)
            else { return nil }
            return control.entry(value)
        }
    }

    /// The name of the form whose values the page has now, or nil.
    static func form(of page: Page, _ vocabulary: Vocabulary) -> String? {
        vocabulary.forms.first { form in
            let own = page.controls.compactMap { field in
                vocabulary.value(of: field, in: form).map { (field, $0) }
            }
            return !own.isEmpty && own.allSatisfy { $0.entry($1) == nil }
        }?.name
    }
}
