import Binding

/// The state and the rules of the screen.
@MainActor
final class ArticleViewModel {
    /// True while the article is on the list to read later.
    let isKept: Derived<Bool>
    private let request = Request<Article, ArticleError>()
    private let input: ArticleInput
    private let service: any ArticleService
    private let words: Words

    init(
        _ input: ArticleInput, articles service: any ArticleService,
        readLater: ReadLater = ReadLater(), words: Words
    ) {
        isKept = readLater.articles.map { $0.contains { $0.id == input.id } }
        self.input = input
        self.service = service
        self.words = words
    }

    var contents: RequestSource<Article, ArticleError> { request }

    /// The article, if it is there, as lists show it.
    var reference: ArticleReference? {
        contents.value.value.map {
            ArticleReference(id: $0.id, title: $0.title, ranking: input.ranking ?? .viewed)
        }
    }

    /// The facts about the article in reading order.
    private(set) lazy var facts = contents.value.map { [input, words] in
        $0?.facts(foundBy: input.ranking, in: words) ?? []
    }

    func load() async {
        await request.run { () async throws(ArticleError) in
            try await service.article(input.id)
        }
    }
}
