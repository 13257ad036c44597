import Wayline

/// The controls of the list of articles.
final class ArticlesView: View {
    let title: String
    let ranking: Choice<Ranking>
    let search: SearchField
    let filter = Label("", .faint)
    let filterSettings: Button
    let reload: Button
    let loading: Spinner
    let articles: Table<Article>
    let missing: Placeholder

    init(_ words: Words) {
        title = words[.articles]
        ranking = Choice(words[.ranking], Ranking.allCases) { $0.text(in: words) }
        search = SearchField(words[.search])
        filterSettings = Button(words[.filterSettings])
        reload = Button(words[.reload])
        loading = Spinner(words[.loadingArticles])
        articles = Table(
            columns: [
                Column(words[.article], sortedBy: \.title) { $0.title },
                Column(words[.section], sortedBy: \.section) { $0.section },
                Column(words[.published], sortedBy: \.published) { "\($0.published)" },
            ])
        articles.spokenLabel = title
        missing = Placeholder(retry: words[.tryAgain])
    }

    var controls: [Control] {
        [ranking, filter, search, articles, missing, loading, filterSettings, reload]
    }
}
