extension Article {
    /// What is known of the article, in the order in which it is read. What is not known is left out.
    func facts(foundBy ranking: Ranking?, in words: Words) -> [ArticleFact] {
        let facts: [(Phrase, String)] = [
            (.byline, author),
            (.section, section),
            (.published, "\(published)"),
            (.keywords, keywords.joined(separator: ", ")),
            (.ranking, ranking?.text(in: words) ?? ""),
            (.address, address),
        ]
        return facts.filter { !$0.1.isEmpty }.map { ArticleFact(words[$0.0], $0.1) }
    }

    /// The byline without the word that the label says already.
    private var author: String {
        byline.hasPrefix("By ") ? String(byline.dropFirst(3)) : byline
    }
}
