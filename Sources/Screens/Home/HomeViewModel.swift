public import Binding

/// The state of the home screen.
public final class HomeViewModel: HomeViewModelProtocol {
    public let greeting: Derived<String>
    private let recent: RecentlyRead

    /// A view model of `session` and `recentlyRead`.
    public init(session: Observable<Session?>, recentlyRead: RecentlyRead, words: Words) {
        recent = recentlyRead
        greeting = session.map { $0.map { words(.welcome, $0.name) } ?? "" }
    }

    public var recentlyRead: Observable<[ArticleReference]> { recent.articles }

    public func reread(_ article: ArticleReference) {
        recent.note(article)
    }
}
