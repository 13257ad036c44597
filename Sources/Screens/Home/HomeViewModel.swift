import Binding

/// The state of the home screen.
@MainActor
final class HomeViewModel {
    let greeting: Derived<String>
    private let recent: RecentlyRead

    /// A view model of `session` and `recentlyRead`.
    init(session: Observable<Session?>, recentlyRead: RecentlyRead, words: Words) {
        recent = recentlyRead
        greeting = session.map { $0.map { words(.welcome, $0.name) } ?? "" }
    }

    var recentlyRead: ValueSource<[ArticleReference]> { recent.articles }

    /// Shows the articles of an earlier run of the app.
    func restore(_ articles: [ArticleReference]) {
        recent.replace(by: articles)
    }

    /// Removes an article from the list.
    func forget(_ article: ArticleReference) {
        recent.remove(article)
    }

    func reread(_ article: ArticleReference) {
        recent.note(article)
    }
}
