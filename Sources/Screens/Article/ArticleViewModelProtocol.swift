public import Binding

/// The state and the actions of the screen of one article.
@MainActor
public protocol ArticleViewModelProtocol: AnyObject {
    /// The article; nil until it is loaded.
    var article: Derived<Article?> { get }

    /// The facts about the article, apart from its title and its summary.
    var facts: Derived<[ArticleFact]> { get }

    /// True while the article is being loaded.
    var isLoading: Derived<Bool> { get }

    /// The reason for a failed attempt; empty if there was none.
    var error: Derived<String> { get }

    /// Loads the article.
    func load() async
}
