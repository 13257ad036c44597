import Wayline

/// A search for the articles that have each of its words in the title, the section or the byline.
/// Case and diacritics make no difference.
struct ArticleSearch {
    let text: String
    private let words: [FilterPattern]

    init(_ text: String) {
        self.text = text
        words = text.split(whereSeparator: \.isWhitespace).map { FilterPattern(String($0)) }
    }

    func matches(_ article: Article) -> Bool {
        if words.isEmpty { return true }
        let text = "\(article.title) \(article.section) \(article.byline)"
        return words.allSatisfy { $0.isFound(in: text) }
    }
}
