/// What a user searches for: articles that hold each of its words in the title, the section or the
/// byline. Capital letters, small ones and marks make no difference.
struct ArticleSearch {
    private let words: [Substring]

    init(_ text: String) {
        words = text.bareLetters.split(whereSeparator: \.isWhitespace)
    }

    func finds(_ article: Article) -> Bool {
        if words.isEmpty { return true }
        let text = "\(article.title) \(article.section) \(article.byline)".bareLetters
        return words.allSatisfy { text.contains($0) }
    }
}
