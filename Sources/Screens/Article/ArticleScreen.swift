public import Wayline

extension RouteName {
    /// One article.
    public static let article: RouteName = "article"
}

/// Shows one article.
public final class ArticleScreen: ViewScreen {
    public let way = Way()
    public let view: ArticleView
    private let viewModel: any ArticleViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any ArticleViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = ArticleView(words)
    }

    public func start() {
        showArticle()
        viewModel.isLoading.bind(\.isSpinning, on: view.loading).store(in: &bindings)
        viewModel.error.bind(\.text, on: view.error).store(in: &bindings)
        viewModel.error.map(\.isEmpty).bind(\.isHidden, on: view.tryAgain).store(in: &bindings)
        view.tryAgain.onTap(self) { await $0.viewModel.load() }
        begin { await $0.viewModel.load() }
    }

    private func showArticle() {
        let article = viewModel.article
        article.map { $0?.title ?? "" }.bind(\.text, on: view.headline).store(in: &bindings)
        article.map { $0?.summary ?? "" }.bind(\.text, on: view.summary).store(in: &bindings)
        viewModel.facts.map { $0.map { Table.Row($0.name, $0.text) } }
            .bind(\.rows, on: view.facts).store(in: &bindings)
        let pictures = article.map { $0?.pictures ?? [] }
        pictures.map { $0.map { Table.Row($0.caption, $0.copyright) } }
            .bind(\.rows, on: view.pictures).store(in: &bindings)
        pictures.map(\.isEmpty).bind(\.isHidden, on: view.pictures).store(in: &bindings)
    }
}

/// The input of the article screen: the article to show.
public struct ArticleInput: Hashable, Codable, Sendable {
    /// The number of the article.
    public let id: Article.ID

    /// The ranking in which the article was found; nil if unknown.
    public let ranking: Ranking?

    /// The article with this number.
    public init(id: Article.ID, ranking: Ranking? = nil) {
        self.id = id
        self.ranking = ranking
    }

    /// The article that `article` refers to.
    public init(_ article: ArticleReference) {
        self.init(id: article.id, ranking: article.ranking)
    }
}
