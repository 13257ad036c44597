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

    var recentlyRead: Observable<[ArticleReference]> { recent.articles }

    func reread(_ article: ArticleReference) {
        recent.note(article)
    }
}
