/// A search for the articles that have each of its words in the title, the section or the byline.
/// Case and diacritics make no difference.
struct ArticleSearch {
    private let words: [Substring]

    init(_ text: String) {
        words = text.bareLetters.split(whereSeparator: \.isWhitespace)
    }

    func matches(_ article: Article) -> Bool {
        if words.isEmpty { return true }
        let text = "\(article.title) \(article.section) \(article.byline)".bareLetters
        return words.allSatisfy { text.contains($0) }
    }
}
