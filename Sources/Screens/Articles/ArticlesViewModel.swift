public import Binding

/// The most popular articles, as streams: all that comes out is made of what goes in.
///
/// A late answer is never heard: who asks again, or for another ranking, cancels what was asked
/// before. So does the end of the view model.
public final class ArticlesViewModel: ArticlesViewModelProtocol {
    public let reload = Signal<Void>()
    public let select = Signal<Article>()
    public let search = Observable("")
    public let ranking = Observable(Ranking.viewed)
    public let filter = Observable(ArticleFilter())

    public let articles: Derived<[Article]>
    public let isLoading: Derived<Bool>
    public let error: Derived<String>
    public let emptyText: Derived<String>
    public let filterText: Derived<String>
    public let sections: Derived<[String]>
    public let selected: AnyPublisher<ArticleReference, Never>

    /// A view model that asks `articles`, and searches when `clock` says that nobody has typed for
    /// 300 milliseconds.
    public init(articles service: any ArticleService, words: Words, clock: AnyScheduler) {
        let query = Derived(ranking, filter) { ArticleQuery(ranking: $0, period: $1.period) }
        let state =
            reload
            .flatMapLatest { query.removeDuplicates() }
            .flatMapLatest { Self.load($0, from: service) }
            .derived(startingWith: .loading)
        let listing = state.scan(startingWith: ArticleListing.none) { $1.content ?? $0 }
        let found = Self.settled(search, reload, clock)
            .map(ArticleSearch.init)
            .derived(startingWith: ArticleSearch(""))
        articles = Derived(listing, filter, found) { listing, filter, found in
            listing.articles.filter { filter.lets($0) && found.finds($0) }
        }
        isLoading = state.map(\.isLoading)
        error = state.map { $0.error?.text(in: words) ?? "" }
        emptyText = Derived(state, listing) { words[Self.reason($0, $1)] }
        filterText = filter.map { $0.text(in: words) }
        sections = listing.map(\.sections)
        selected = select.map { listing.value.reference(to: $0) }.eraseToAnyPublisher()
    }

    /// A failure stands inside of what is switched between, so that it ends one request and not all.
    private static func load(
        _ query: ArticleQuery, from service: any ArticleService
    ) -> some Publisher<Loading<ArticleListing>, Never> {
        request { () async throws(ArticleError) in
            try await service.mostPopular(by: query.ranking, over: query.period)
        }
        .map { .loaded(ArticleListing(ranking: query.ranking, articles: $0)) }
        .catch { Just(.failed($0)) }
        .prepend(.loading)
    }

    /// What is searched for: what was typed last, as soon as nobody types; a reload takes it as it is.
    private static func settled(
        _ search: Observable<String>, _ reload: Signal<Void>, _ clock: AnyScheduler
    ) -> some Publisher<String, Never> {
        search.dropFirst()
            .debounce(for: .milliseconds(300), scheduler: clock)
            .merge(with: reload.map { search.value })
            .removeDuplicates()
    }

    private static func reason(_ state: Loading<ArticleListing>, _ listing: ArticleListing)
        -> Phrase
    {
        switch state {
        case _ where !listing.articles.isEmpty: .noArticleMatches
        case .loading: .articlesNotThereYet
        case .loaded: .noArticles
        case .failed: .articlesNotThere
        }
    }
}
