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

    public override func draw(in context: DrawingContext) -> Drawing {
        var row = context.labelledRow(self)
        row.add("/", .accent)
        row.skip(1)
        return drawing(after: row, in: context)
    }

    public override func handle(_ command: KeyCommand) -> Bool {
        guard command == .cancel, !text.isEmpty else { return super.handle(command) }
        type("")
        return true
    }

    public override func hints(in wording: Wording) -> [KeyHint] {
        text.isEmpty ? [] : [KeyHint(.cancel, wording[.clear])]
    }
}
