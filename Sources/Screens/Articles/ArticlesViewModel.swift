import Binding
import WaylineStreams

/// The most popular articles, as streams: each output is derived from the inputs.
///
/// A new request, another ranking or the release of the view model cancels the previous request. An
/// answer that comes too late is dropped.
@MainActor
final class ArticlesViewModel {
    private typealias ListingRequest = Request<ArticleListing, ArticleError>

    /// The actions of the user, and the values that the user fills in.
    struct Input {
        /// Loads the articles, also for the first time.
        let reload = Signal<Void>()
        let select = Signal<Article>()
        let search = Observable("")
        let ranking = Observable(Ranking.viewed)
        let filter = Observable(ArticleFilter())
    }

    /// The values that the screen shows.
    struct Output {
        /// The articles to show. The old ones stay until new ones arrive.
        let articles: Derived<[Article]>
        let isLoading: Derived<Bool>

        /// The message of the last failure; empty if there was none.
        let error: Derived<String>

        /// The text to show in place of an empty list.
        let emptyText: Derived<String>
        let filterText: Derived<String>

        /// The sections to choose from.
        let sections: Derived<[String]>
        let selected: AnyPublisher<ArticleReference, Never>
        fileprivate let listing: Derived<ArticleListing>
    }

    let input = Input()
    let output: Output

    /// A view model that loads from `articles`. It searches after `clock` has counted 300
    /// milliseconds without a key press.
    init(articles service: any ArticleService, words: Words, clock: AnyScheduler) {
        let (ranking, filter) = (input.ranking, input.filter)
        let query = Derived(ranking, filter) { ArticleQuery(ranking: $0, period: $1.period) }
        let state = input.reload
            .flatMapLatest { query.removeDuplicates() }
            .flatMapLatest { Self.load($0, from: service) }
            .derived(startingWith: .running)
        let listing = state.scan(startingWith: ArticleListing.none) { $1.value ?? $0 }
        let found = Self.settled(input.search, input.reload, clock)
            .map(ArticleSearch.init)
            .derived(startingWith: ArticleSearch(""))
        output = Output(
            articles: Derived(listing, filter, found) { listing, filter, found in
                listing.articles.filter { filter.matches($0) && found.matches($0) }
            },
            isLoading: state.map(\.isRunning),
            error: state.map { $0.error?.text(in: words) ?? "" },
            emptyText: Derived(state, listing) { words[Self.reason($0, $1)] },
            filterText: Derived(ranking, filter) { $1.text(rankedBy: $0, in: words) },
            sections: listing.map(\.sections),
            selected: input.select.map { listing.value.reference(to: $0) }.eraseToAnyPublisher(),
            listing: listing)
    }

    /// Returns a reference to an article of the list.
    func reference(to article: Article) -> ArticleReference {
        output.listing.value.reference(to: article)
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
