public import Binding
public import WaylineStreams

/// The articles that the user has opened: the newest first, each article once, and at most ten.
@MainActor
public final class RecentlyRead {
    /// The largest number of articles.
    public static let limit = 10

    /// The articles, the newest first.
    public let articles = Observable<[ArticleReference]>([])
    private var subscription: AnyCancellable?

    /// An empty list.
    public init() {}

    /// Adds each article that `choices` publishes. Replaces the publisher that was followed before.
    public func follow(_ choices: some Publisher<ArticleReference, Never>) {
        subscription = choices.bind(to: self) { $0.note($1) }
    }

    /// Moves `article` to the top.
    public func note(_ article: ArticleReference) {
        let others = articles.value.filter { $0.id != article.id }
        articles.value = Array(([article] + others).prefix(Self.limit))
    }
}
