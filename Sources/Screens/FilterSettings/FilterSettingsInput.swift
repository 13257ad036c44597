/// What whoever asks for a filter shows now.
public struct FilterSettingsInput: Hashable, Codable, Sendable {
    /// What is shown.
    public let filter: ArticleFilter

    /// The sections to choose from.
    public let sections: [String]

    /// A filter, and what there is to choose from.
    public init(filter: ArticleFilter, sections: [String]) {
        self.filter = filter
        self.sections = sections
    }
}
