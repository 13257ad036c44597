public import TextMenu

/// What the list of articles looks like.
public final class ArticlesView: View {
    public let title: String
    public let ranking: Choice<Ranking>
    public let search: TextField
    public let filter = Label("", .faint)
    public let filterSettings: Button
    public let reload: Button
    public let loading: Spinner
    public let articles: List<Article>

    public init(_ words: Words) {
        title = words[.articles]
        ranking = Choice(words[.ranking], Ranking.allCases) { $0.text(in: words) }
        search = TextField(words[.search])
        filterSettings = Button(words[.filterSettings])
        reload = Button(words[.reload])
        loading = Spinner(words[.loading])
        articles = List(words[.articles]) { words(.articleInShort, $0.title, $0.section) }
    }

    public var controls: [Control] {
        [ranking, filter, filterSettings, reload, search, loading, articles]
    }
}
