import WaylineInterface

extension PageMoves {
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
