/// Which of the most popular articles are shown.
public struct ArticleFilter: Hashable, Codable, Sendable {
    /// Over which popularity is counted.
    public var period: Period

    /// The section that they are in; nil for all.
    public var section: String?

    /// What is shown until a user chooses: a week, and all sections.
    public init(period: Period = .week, section: String? = nil) {
        self.period = period
        self.section = section
    }

    func lets(_ article: Article) -> Bool {
        section == nil || section == article.section
    }

    /// What is shown, in words.
    func text(in words: Words) -> String {
        words(.filterInShort, period.text(in: words), section ?? words[.allSections])
    }
}
