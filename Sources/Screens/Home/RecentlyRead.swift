import Binding
import WaylineStreams

/// The articles that the user has opened: the newest first, each article once, and at most ten.
@MainActor
final class RecentlyRead {
    /// The largest number of articles.
    static let limit = 10

    /// True while read articles are added, and Home lists them. Turning it off empties the list.
    let isOn = Observable(true)

    /// The articles, the newest first.
    var articles: ValueSource<[ArticleReference]> { list }
    private let list = Observable<[ArticleReference]>([])
    private var subscription: AnyCancellable?
    private var token: AnyCancellable?

    /// An empty list.
    init() {
        token = isOn.bind(to: self) { if !$1 { $0.list.value = [] } }
    }

    /// Adds each article that `choices` publishes. Replaces the publisher that was followed before.
    func follow(_ choices: some Publisher<ArticleReference, Never>) {
        subscription = choices.bind(to: self) { $0.note($1) }
    }

    func replace(by articles: [ArticleReference]) {
        list.value = articles
    }

    func remove(_ article: ArticleReference) {
        list.value.removeAll { $0.id == article.id }
    }

    /// Moves `article` to the top, if the list is on.
    func note(_ article: ArticleReference) {
        guard isOn.value else { return }
        let others = list.value.filter { $0.id != article.id }
        list.value = Array(([article] + others).prefix(Self.limit))
    }
}
