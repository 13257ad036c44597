public import Binding

/// The state and the actions of the home screen.
@MainActor
public protocol HomeViewModelProtocol: AnyObject {
    /// The greeting to the user; empty if nobody is logged in.
    var greeting: Derived<String> { get }

    /// The articles that the user has read, the newest first.
    var recentlyRead: Observable<[ArticleReference]> { get }

    /// Moves an article that the user opens again to the top.
    func reread(_ article: ArticleReference)
}
