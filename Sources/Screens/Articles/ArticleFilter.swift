/// A filter of the most popular articles.
struct ArticleFilter: Hashable, Codable, Sendable {
    /// The period over which popularity is counted.
    var period: Period

    /// The section of the articles; nil for all sections.
    var section: String?

    /// A filter. The default is one week and all sections.
    init(period: Period = .week, section: String? = nil) {
        self.period = period
        self.section = section
    }

    func matches(_ article: Article) -> Bool {
        section == nil || section == article.section
    }

    /// Returns the filter as a sentence.
    func text(in words: Words) -> String {
        words(.filterInShort, period.text(in: words), section ?? words[.allSections])
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
