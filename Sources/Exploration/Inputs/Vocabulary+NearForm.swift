import WaylineInterface

/// The form whose values a page has.
struct PageForm: Hashable {
    let name: String

    /// False if one field has another text, or none.
    let isDeclared: Bool

    /// The form that a page has, or that the last move has changed in one field; nil for none.
    init?(_ form: ExplorationForm?, after move: Move?) {
        guard let name = form?.name ?? move?.nearForm else { return nil }
        (self.name, isDeclared) = (name, form != nil)
    }
}

/// A declared form with another text, or none, in one field.
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

    /// The forms that differ in one text from this one, which the page has. A single field is not
    /// emptied: it is empty at the start.
    func nearForms(of form: ExplorationForm, on page: Page) -> [NearForm] {
        let own = fields(of: form, on: page)
        return own.flatMap { control, value -> [NearForm] in
            guard case .text(let field) = control.input else { return [] }
            let (form, name) = (form.name, field.name)
            let empty = NearForm(name: "\(form) without \(name)", control: name, text: "")
            let other = Self.sampleTexts.first { $0 != value && field.canTake($0) }
            return (own.count > 1 ? [empty] : [])
                + (other.map {
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
