/// What whoever asks for a filter shows now.
public struct FilterSettingsInput: Hashable, Codable, Sendable {
    public let filter: ArticleFilter

    /// The sections to choose from.
    public let sections: [String]

    public init(filter: ArticleFilter, sections: [String]) {
        self.filter = filter
        self.sections = sections
    }
}
