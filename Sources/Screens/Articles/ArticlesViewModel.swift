public import Binding
public import WaylineStreams

/// The most popular articles, as streams: each output is derived from the inputs.
///
/// A new request or another ranking cancels the previous request. So does the end of the view
/// model. An answer that comes too late is dropped.
public final class ArticlesViewModel: ArticlesViewModelProtocol {
    private typealias ListingRequest = Request<ArticleListing, ArticleError>

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

    /// A view model that loads from `articles`. It searches after `clock` has counted 300
    /// milliseconds without a key press.
    public init(articles service: any ArticleService, words: Words, clock: AnyScheduler) {
        let query = Derived(ranking, filter) { ArticleQuery(ranking: $0, period: $1.period) }
        let state =
            reload
            .flatMapLatest { query.removeDuplicates() }
            .flatMapLatest { Self.load($0, from: service) }
            .derived(startingWith: .running)
        let listing = state.scan(startingWith: ArticleListing.none) { $1.value ?? $0 }
        let found = Self.settled(search, reload, clock)
            .map(ArticleSearch.init)
            .derived(startingWith: ArticleSearch(""))
        articles = Derived(listing, filter, found) { listing, filter, found in
            listing.articles.filter { filter.matches($0) && found.matches($0) }
        }
        isLoading = state.map(\.isRunning)
        error = state.map { $0.error?.text(in: words) ?? "" }
        emptyText = Derived(state, listing) { words[Self.reason($0, $1)] }
        filterText = filter.map { $0.text(in: words) }
        sections = listing.map(\.sections)
        selected = select.map { listing.value.reference(to: $0) }.eraseToAnyPublisher()
    }

    /// Returns the states of one request. A failure is a value inside the inner stream, so it ends
    /// this request and not the outer stream.
    private static func load(
        _ query: ArticleQuery, from service: any ArticleService
    ) -> some Publisher<ListingRequest.State, Never> {
        request { () async throws(ArticleError) in
            try await service.mostPopular(by: query.ranking, over: query.period)
        }
        .map { .done(ArticleListing(ranking: query.ranking, articles: $0)) }
        .catch { Just(.failed($0)) }
        .prepend(.running)
    }

    /// Returns the text to search for: the last text, as soon as the user pauses. A reload uses the
    /// text immediately.
    private static func settled(
        _ search: Observable<String>, _ reload: Signal<Void>, _ clock: AnyScheduler
    ) -> some Publisher<String, Never> {
        search.dropFirst()
            .debounce(for: .milliseconds(300), scheduler: clock)
            .merge(with: reload.map { search.value })
            .removeDuplicates()
    }

    private static func reason(
        _ state: ListingRequest.State, _ listing: ArticleListing
    ) -> Phrase {
        switch state {
        case _ where !listing.articles.isEmpty: .noArticleMatches
        case .idle, .running: .articlesNotThereYet
        case .done: .noArticles
        case .failed: .articlesNotThere
        }
    }
}
