import WaylineInterface

/// The form whose values a page has.
struct PageForm {
    let name: String

    /// False if it has one text that is missing, or wrong.
    let isDeclared: Bool

    /// The label of the move that fills it in.
    var fillLabel: String { "fill in '\(name)'" }
}

/// A declared form with one text that is missing, or wrong.
struct NearForm {
    let name: String

    /// The name of the field that differs.
    let control: String
    let text: String
}

/// The forms of a page.
extension Vocabulary {
    /// The declared form whose values a page has, or nil.
    func declaredForm(of page: Page) -> ExplorationForm? {
        forms.first { form in
            let own = fields(of: form, on: page)
            return !own.isEmpty && own.allSatisfy { $0.control.entry($0.value) == nil }
        }
    }

    /// The form whose values a page has, perhaps with one text that is missing or wrong; nil for
    /// none.
    func form(of page: Page) -> PageForm? {
        if let form = declaredForm(of: page) { return PageForm(name: form.name, isDeclared: true) }
        for form in forms {
            let others = fields(of: form, on: page).filter { $0.control.entry($0.value) != nil }
            guard others.count == 1, case .text(let field) = others[0].control.input else {
                continue
            }
            let near = nearForms(of: form, on: page)
            if let own = near.first(where: { $0.control == field.name && $0.text == field.text }) {
                return PageForm(name: own.name, isDeclared: false)
            }
        }
        return nil
    }

    /// The forms that differ in one text from this one, which the page has. If it has only one
    /// field, the empty one is no form.
    func nearForms(of form: ExplorationForm, on page: Page) -> [NearForm] {
        let own = fields(of: form, on: page)
        return own.flatMap { control, value -> [NearForm] in
            guard case .text(let field) = control.input else { return [] }
            let (form, name) = (form.name, field.name)
            let empty = NearForm(name: "\(form) without \(name)", control: name, text: "")
            let wrong = Self.sampleTexts.first { $0 != value && field.canTake($0) }
            return (own.count > 1 ? [empty] : [])
                + (wrong.map {
                    [NearForm(name: "\(form) with another \(name)", control: name, text: $0)]
                } ?? [])
        }
    }

    private func fields(
        of form: ExplorationForm, on page: Page
    ) -> [(control: Control, value: String)] {
        page.controls.compactMap { control in
            value(of: control, in: form).map { (control, $0) }
        }
    }
}
