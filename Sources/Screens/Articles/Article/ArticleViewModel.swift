import Binding

/// The state of the screen of one article.
@MainActor
final class ArticleViewModel {
    let article: Derived<Article?>
    let facts: Derived<[ArticleFact]>
    private let request = Request<Article, ArticleError>()
    private let articles: any ArticleService
    private let id: Article.ID

    /// A view model that loads the article of `input` from `articles`.
    init(_ input: ArticleInput, articles: any ArticleService, words: Words) {
        self.articles = articles
        id = input.id
        article = request.value.map { $0 }
        facts = article.map { $0?.facts(foundBy: input.ranking, in: words) ?? [] }
    }

    /// The state of the last request.
    var loading: RequestSource<Article, ArticleError> { request }

    func load() async {
        let (articles, id) = (articles, id)
        await request.run { () async throws(ArticleError) in try await articles.article(id) }
    }
}
