public import Binding

/// What the home screen shows.
@MainActor
public protocol HomeViewModelProtocol: AnyObject {
    /// Said to who is logged in; empty where nobody is.
    var greeting: Derived<String> { get }

    /// What the user has read, the newest first.
    var recentlyRead: Observable<[ArticleReference]> { get }

    /// The user reads this once more.
    func reread(_ article: ArticleReference)
}
