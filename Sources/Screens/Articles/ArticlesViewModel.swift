import Binding
import WaylineStreams

/// The most popular articles: each output is derived from the inputs and from the last answer.
@MainActor
final class ArticlesViewModel {
    private typealias ListingRequest = Request<ArticleListing, ArticleError>

    /// The values that the user fills in, and the row that the user selects.
    struct Input {
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

        /// The request that the articles should answer.
        let query: Derived<ArticleQuery>

        /// True if there are no articles, whatever the search and the filter.
        let isMissing: Derived<Bool>

        /// The text to show if no article matches.
        let emptyText: Derived<String>
        let filterText: Derived<String>

        /// The sections to choose from.
        let sections: Derived<[String]>
        let selected: AnyPublisher<ArticleReference, Never>
        fileprivate let listing: Derived<ArticleListing>
    }

    let input = Input()
    let output: Output
    private let service: any ArticleService
    private let request = ListingRequest()
    private let loads = Signal<Void>()

    /// A view model that loads from `articles`. It searches after `clock` has counted 300
    /// milliseconds without a key press.
    init(articles service: any ArticleService, words: Words, clock: AnyScheduler) {
        self.service = service
        let (ranking, filter) = (input.ranking, input.filter)
        let listing = request.value.map { $0 ?? .none }
        let found = Self.settled(input.search, loads, clock)
            .map(ArticleSearch.init)
            .derived(startingWith: ArticleSearch(""))
        output = Output(
            articles: Derived(listing, filter, found) { listing, filter, found in
                listing.articles.filter { filter.matches($0) && found.matches($0) }
            },
            isLoading: request.isRunning,
            query: Derived(ranking, filter) { ArticleQuery(ranking: $0, period: $1.period) }
                .removeDuplicates(),
            isMissing: listing.map(\.articles.isEmpty),
            emptyText: Derived(listing, filter, found) {
                $0.articles.isEmpty ? "" : words.noMatch(of: $2, $1)
            },
            filterText: Derived(ranking, filter) { $1.text(by: $0, in: words) },
            sections: listing.map(\.sections),
            selected: input.select.map { listing.value.reference(to: $0) }.eraseToAnyPublisher(),
            listing: listing)
    }

    /// The state of the last load.
    var contents: RequestSource<ArticleListing, ArticleError> { request }

    /// Loads the articles of the current query. A load under way is cancelled, and its answer is
    /// dropped. Searches for the current text at once.
    func load() async {
        loads.send()
        let (service, query) = (service, output.query.value)
        await request.run(.latest) { () async throws(ArticleError) in
            let articles = try await service.mostPopular(by: query.ranking, over: query.period)
            return ArticleListing(ranking: query.ranking, articles: articles)
        }
    }

    /// Returns a reference to an article of the list.
    func reference(to article: Article) -> ArticleReference {
        output.listing.value.reference(to: article)
    }

    /// Returns the text to search for: the last text, as soon as the user pauses. A load uses the
    /// text immediately.
    private static func settled(
        _ search: Observable<String>, _ loads: Signal<Void>, _ clock: AnyScheduler
    ) -> some Publisher<String, Never> {
        search.dropFirst()
            .debounce(for: .milliseconds(300), scheduler: clock)
            .merge(with: loads.map { search.value })
            .removeDuplicates()
    }
}

extension Words {
    /// Returns the text for a search and a filter that match no article, and what to do.
    fileprivate func noMatch(of search: ArticleSearch, _ filter: ArticleFilter) -> String {
        if !search.text.isEmpty { return self(.noneFound, search.text) }
        return self[filter.sections.isEmpty ? .noneShown : .noneInSections]
    }
}
