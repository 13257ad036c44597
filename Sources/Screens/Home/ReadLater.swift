import Binding

/// The articles that the user wants to read later, each once, in an order of the user's own.
@MainActor
final class ReadLater {
    /// The articles, from the top to the bottom.
    var articles: ValueSource<[ArticleReference]> { list }
    private let list = Observable<[ArticleReference]>([])

    /// An empty list.
    init() {}

    /// Adds `article` at the end. Does nothing if it is in the list.
    func add(_ article: ArticleReference) {
        if !list.value.contains(where: { $0.id == article.id }) { list.value.append(article) }
    }

    func remove(_ article: ArticleReference) {
        list.value.removeAll { $0.id == article.id }
    }

    func replace(by articles: [ArticleReference]) {
        list.value = articles
    }
}
