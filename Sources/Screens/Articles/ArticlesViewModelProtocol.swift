public import Binding

/// What goes into the list of articles, and what comes out of it.
@MainActor
public protocol ArticlesViewModelProtocol: ArticlesFacts {
    /// In: asks the service again, also for the first time.
    var reload: Signal<Void> { get }

    /// In: the user has chosen this article.
    var select: Signal<Article> { get }

    /// In: what is searched for in the articles that there are.
    var search: Observable<String> { get }

    /// In: by what the articles are popular.
    var ranking: Observable<Ranking> { get }

    /// In: over which period, and in which section.
    var filter: Observable<ArticleFilter> { get }

    /// Out: the articles to show. What was there stays until others have come.
    var articles: Derived<[Article]> { get }

    /// Out: whether the service is being asked.
    var isLoading: Derived<Bool> { get }

    /// Out: why the service has not answered as it should; empty where it has.
    var error: Derived<String> { get }

    /// Out: why there is nothing to show, for where that is so.
    var emptyText: Derived<String> { get }

    /// Out: the filter in words.
    var filterText: Derived<String> { get }

    /// Out: the sections to choose from.
    var sections: Derived<[String]> { get }

    /// Out: what the user has chosen.
    var selected: AnyPublisher<ArticleReference, Never> { get }
}

extension ArticlesViewModelProtocol {
    public var fault: String { error.value }
}
