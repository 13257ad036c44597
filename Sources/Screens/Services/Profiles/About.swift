/// What a person tells about themselves.
public struct About: Hashable, Codable, Sendable {
    /// In their own words; may be empty.
    public let text: String

    /// What they do.
    public let work: String

    /// What they speak.
    public let languages: [String]

    /// What a person has filled in.
    public init(text: String, work: String, languages: [String]) {
        self.text = text
        self.work = work
        self.languages = languages
    }
}
