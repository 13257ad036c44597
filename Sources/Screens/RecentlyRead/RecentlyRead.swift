public import Binding

/// What the user has chosen to read: the newest first, each article once, and no more than ten.
@MainActor
public final class RecentlyRead {
    /// How many are kept.
    public static let limit = 10

    /// The last one first.
    public let articles = Observable<[ArticleReference]>([])
    private var listening: AnyCancellable?

    /// Nothing was read yet.
    public init() {}

    /// Notes each article that `choices` tells of; what was followed before is followed no more.
    public func follow(_ choices: some Publisher<ArticleReference, Never>) {
        listening = choices.bind(to: self) { $0.note($1) }
    }

    /// Puts `article` first.
    public func note(_ article: ArticleReference) {
        let others = articles.value.filter { $0.id != article.id }
        articles.value = Array(([article] + others).prefix(Self.limit))
    }
}
