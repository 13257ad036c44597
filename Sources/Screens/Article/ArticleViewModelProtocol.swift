public import Binding

/// What the screen of one article shows and does.
@MainActor
public protocol ArticleViewModelProtocol: AnyObject {
    /// The article, as soon as it is there.
    var article: Derived<Article?> { get }

    /// What is known of it beside its title and its summary.
    var facts: Derived<[ArticleFact]> { get }

    /// Whether the service is being asked.
    var isLoading: Derived<Bool> { get }

    /// Why there is no article; empty as long as there is nothing to say.
    var error: Derived<String> { get }

    /// Asks for the article.
    func load() async
}
