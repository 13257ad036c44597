import Wayline

/// Shows one article, and publishes it when the user wants to read it later.
final class ArticleScreen: ViewScreen {
    let view: ArticleView
    let viewModel: ArticleViewModel
    let kept = Signal<ArticleReference>()
    private let words: Words

    init(viewModel: ArticleViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ArticleView(words)
    }

    func start() {
        let article = viewModel.contents.value
        bind(\.heading.value, article.map { [words] in $0?.title ?? words[.article] })
        bind(\.headline.text, article.map { $0?.title ?? "" })
        bind(\.summary.text, article.map { $0?.summary ?? "" })
        bind(\.body.text, article.map { $0?.body ?? "" })
        bind(\.facts.rows, viewModel.facts.map { $0.map { NamedValues.Row($0.name, $0.text) } })
        let pictures = article.map { $0?.pictures ?? [] }
        bind(\.pictures.rows, pictures.map { $0.map(\.row) })
        bind(\.pictures.isHidden, pictures.map(\.isEmpty))
        bind(view.missing, viewModel.contents, loading: words[.loadingArticle]) { [words] in
            $0.text(in: words)
        } isFinal: {
            $0.isUnknown
        } load: {
            await $0.viewModel.load()
        }
        bind(\.readLater.isEnabled, Derived(article, viewModel.isKept) { $0 != nil && !$1 })
        bind(view.readLater.tapPublisher) { screen, _ in screen.keep() }
    }

    private func keep() {
        guard let article = viewModel.reference else { return }
        kept.send(article)
        say(words[.keptForLater])
    }
}

extension ArticlePicture {
    fileprivate var row: NamedValues.Row {
        .init(caption, copyright.isEmpty ? "" : "© \(copyright)")
    }
}

/// The input of the article screen: the article to show.
struct ArticleInput: ScreenInput {
    let id: Article.ID

    /// The ranking in which the article was found; nil if unknown.
    let ranking: Ranking?

    init(id: Article.ID, ranking: Ranking? = nil) {
        self.id = id
        self.ranking = ranking
    }

    init(_ article: ArticleReference) {
        self.init(id: article.id, ranking: article.ranking)
    }
}
