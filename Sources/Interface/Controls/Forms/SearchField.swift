/// A line of text to search for. Escape clears it, and Enter goes on to the list or field below,
/// never to a button.
///
/// ```swift
/// let search = SearchField("Search", placeholder: "a drink")
/// ```
///
/// ![A search field.](SearchField)
public final class SearchField: TextField {
    public override var role: String { "search field" }

    public override var isSearch: Bool { true }

    public override var endsForm: Bool { false }
}
