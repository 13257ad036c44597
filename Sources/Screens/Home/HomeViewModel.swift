import Binding

/// The state of the home screen.
@MainActor
final class HomeViewModel {
    let greeting: Derived<String>
    private let recent: RecentlyRead
    private let later: ReadLater

    /// A view model of `session`, `recentlyRead` and `readLater`.
    init(
        session: Observable<Session?>, recentlyRead: RecentlyRead, readLater: ReadLater,
        words: Words
    ) {
        (recent, later) = (recentlyRead, readLater)
        greeting = session.map { $0.map { words(.welcome, $0.name) } ?? "" }
    }

    var recentlyRead: ValueSource<[ArticleReference]> { recent.articles }

    var readLater: ValueSource<[ArticleReference]> { later.articles }

    /// True while read articles are listed.
    var keepsHistory: ValueSource<Bool> { recent.isOn }

    /// The articles, which survive a restart.
    var draft: HomeDraft {
        get {
            HomeDraft(
                recentlyRead: recentlyRead.value, readLater: readLater.value,
                keepsHistory: keepsHistory.value)
        }
        set {
            recent.replace(by: newValue.recentlyRead)
            recent.isOn.value = newValue.keepsHistory
            later.replace(by: newValue.readLater)
        }
    }

    /// Removes an article from those that were read.
    func forget(_ article: ArticleReference) {
        recent.remove(article)
    }

    /// Removes an article from those to read later.
    func drop(_ article: ArticleReference) {
        later.remove(article)
    }

    /// Lists the articles to read later in the order that the user has given them.
    func reorder(_ articles: [ArticleReference]) {
        later.replace(by: articles)
    }

    func reread(_ article: ArticleReference) {
        recent.note(article)
    }
}

/// The articles of the home screen, and whether it lists those that were read.
struct HomeDraft: Hashable, Codable, Sendable {
    let recentlyRead: [ArticleReference]
    let readLater: [ArticleReference]
    let keepsHistory: Bool
}

extension HomeDraft {
    /// Reads a saved draft. The version before saved only the list of read articles.
    init(from decoder: any Decoder) throws {
        do {
            let saved = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                recentlyRead: try saved.decode([ArticleReference].self, forKey: .recentlyRead),
                readLater: try saved.decode([ArticleReference].self, forKey: .readLater),
                keepsHistory: try saved.decode(Bool.self, forKey: .keepsHistory))
        } catch DecodingError.typeMismatch {
            let articles = try [ArticleReference](from: decoder)
            self.init(recentlyRead: articles, readLater: [], keepsHistory: true)
        }
    }
}
