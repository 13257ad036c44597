public import Binding

/// The state of the screen of one article.
public final class ArticleViewModel: ArticleViewModelProtocol {
    public let article: Derived<Article?>
    public let facts: Derived<[ArticleFact]>
    public let isLoading: Derived<Bool>
    public let error: Derived<String>

    private let state = Observable(Loading<Article>.loading)
    private let articles: any ArticleService
    private let id: Article.ID

    /// A view model that loads the article of `input` from `articles`.
    public init(_ input: ArticleInput, articles: any ArticleService, words: Words) {
        self.articles = articles
        id = input.id
        article = state.map(\.content)
        facts = article.map { $0?.facts(foundBy: input.ranking, in: words) ?? [] }
        isLoading = state.map(\.isLoading)
        error = state.map { $0.error?.text(in: words) ?? "" }
    }

    public func load() async {
        state.value = .loading
        do throws(ArticleError) {
            state.value = .loaded(try await articles.article(id))
        } catch {
            if error != .fault(.cancelled) { state.value = .failed(error) }
        }
    }
}
