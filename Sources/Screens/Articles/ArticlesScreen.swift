import Wayline

/// Lists the most popular articles, and publishes the user's choices as actions.
final class ArticlesScreen: ViewScreen, DraftKeeping {
    /// A choice that the user makes in the list.
    enum Action: Hashable {
        /// The user has chosen an article to read.
        case selected(ArticleReference)

        /// The user wants to read an article later.
        case kept(ArticleReference)

        /// The user wants to change the filter, from the current one.
        case showFilterSettings(FilterSettingsInput)
    }

    struct Draft: Codable {
        let search: String
        let ranking: Ranking
        let filter: ArticleFilter
    }

    let view: ArticlesView
    let actions = Signal<Action>()
    private let viewModel: ArticlesViewModel
    private let words: Words

    init(viewModel: ArticlesViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ArticlesView(words)
    }

    var draft: Draft {
        get {
            let input = viewModel.input
            return Draft(
                search: input.search.value, ranking: input.ranking.value,
                filter: input.filter.value)
        }
        set {
            viewModel.input.search.value = newValue.search
            viewModel.input.ranking.value = newValue.ranking
            viewModel.input.filter.value = newValue.filter
        }
    }

    func start() {
        let (input, output) = (viewModel.input, viewModel.output)
        bind(view.ranking, input.ranking)
        bind(view.ranking.chosenPublisher) { screen, _ in screen.view.articles.order = nil }
        bind(view.search, input.search)
        bind(view.articles.chosenPublisher) { _, article in input.select.send(article) }
        view.articles.actions = [
            RowAction(words[.readLater], key: .control("t"), self) { $0.keep($1) }
        ]
        bind(\.filter.text, output.filterText)
        bind(output.selected) { $0.actions.send(.selected($1)) }
        bind(view.filterSettings.tapPublisher) { screen, _ in screen.askForFilter() }
        bind(output.query.dropFirst()) { screen, _ in screen.load() }
        bind(view.reload.tapPublisher) { screen, _ in screen.load() }
        bindArticles()
    }

    private func bindArticles() {
        let (input, output) = (viewModel.input, viewModel.output)
        bind(\.articles.items, output.articles)
        bind(\.articles.searchText, input.search)
        bind(\.articles.emptyText, output.emptyText)
        bind(\.loading.isSpinning, output.isLoading)
        bind(\.loading.isHidden, output.isMissing)
        bind(view.missing, viewModel.contents, loading: words[.loadingArticles]) { [words] in
            $0.articles.isEmpty ? words[.noArticles] : ""
        } failure: { [words] in
            $0.text(in: words)
        } load: {
            await $0.viewModel.load()
        }
        // If the user has not moved the focus, the articles get it.
        bind(output.articles.first { !$0.isEmpty }) { screen, _ in
            if screen.view.ranking.hasFocus { screen.focus(screen.view.articles) }
        }
    }

    private func load() {
        begin { await $0.viewModel.load() }
    }

    private func keep(_ article: Article) {
        actions.send(.kept(viewModel.reference(to: article)))
        say(words[.keptForLater])
    }

    private func askForFilter() {
        let input = FilterSettingsInput(
            filter: viewModel.input.filter.value, sections: viewModel.output.sections.value)
        actions.send(.showFilterSettings(input))
    }
}
