public import Binding
public import WaylineStreams

/// The inputs and the outputs of the list of articles.
@MainActor
public protocol ArticlesViewModelProtocol: ArticlesFacts {
    /// In: loads the articles, also for the first time.
    var reload: Signal<Void> { get }

    /// In: the user has chosen this article.
    var select: Signal<Article> { get }

    /// In: the text to search for in the articles that are loaded.
    var search: Observable<String> { get }

    /// In: the measure of popularity.
    var ranking: Observable<Ranking> { get }

    /// In: the period, and the section.
    var filter: Observable<ArticleFilter> { get }

    /// Out: the articles to show. The old ones stay until new ones arrive.
    var articles: Derived<[Article]> { get }

    /// Out: true while the articles are being loaded.
    var isLoading: Derived<Bool> { get }

    /// Out: the message of the last failure; empty if there was none.
    var error: Derived<String> { get }

    /// Out: the text to show in place of an empty list.
    var emptyText: Derived<String> { get }

    /// Out: the filter as a sentence.
    var filterText: Derived<String> { get }

    /// Out: the sections to choose from.
    var sections: Derived<[String]> { get }

    /// Out: the article that the user has chosen.
    var selected: AnyPublisher<ArticleReference, Never> { get }
}

extension ArticlesViewModelProtocol {
    public var fault: String { error.value }
}
