public import Wayline

/// The controls of the list of articles.
public final class ArticlesView: View {
    public let title: String
    package let ranking: Choice<Ranking>
    package let search: TextField
    package let filter = Label("", .faint)
    package let filterSettings: Button
    package let reload: Button
    package let loading: Spinner
    package let articles: List<Article>

    package init(_ words: Words) {
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
