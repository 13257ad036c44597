/// A fact about an article, and its name.
struct ArticleFact: Hashable, Sendable {
    /// The name of the fact, e.g. "Section".
    let name: String

    /// The fact itself, e.g. "Travel".
    let text: String

    /// A fact with this name and text.
    init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}

extension Article {
    /// Returns the facts about the article in reading order. Leaves out those that are empty.
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

    /// The byline without "By", which is in the label.
    private var author: String {
        byline.hasPrefix("By ") ? String(byline.dropFirst(3)) : byline
    }
}
