/// A filter of the most popular articles.
struct ArticleFilter: Hashable, Codable, Sendable {
    /// The period over which popularity is counted.
    var period: Period

    /// The sections of the articles; empty for all sections.
    var sections: Set<String>

    /// A filter. The default is one week and all sections.
    init(period: Period = .week, sections: Set<String> = []) {
        self.period = period
        self.sections = sections
    }

    func matches(_ article: Article) -> Bool {
        sections.isEmpty || sections.contains(article.section)
    }

    /// Returns a sentence that says which articles are listed.
    func text(by ranking: Ranking, in words: Words) -> String {
        let names = sections.isEmpty ? [words[.allSections]] : sections.sorted()
        return words(
            .filterInShort, ranking.text(in: words), period.text(in: words),
            names.joined(separator: ", "))
    }
}

extension Period {
    func text(in words: Words) -> String {
        switch self {
        case .day: words[.day]
        case .week: words[.week]
        case .month: words[.month]
        }
    }
}

extension Ranking {
    func text(in words: Words) -> String {
        switch self {
        case .emailed: words[.emailed]
        case .shared: words[.shared]
        case .viewed: words[.viewed]
        }
    }
}
