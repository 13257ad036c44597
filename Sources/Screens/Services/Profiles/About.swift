/// What a person tells about themselves.
public struct About: Hashable, Codable, Sendable {
    public let text: String
    public let work: String
    public let languages: [String]

    public init(text: String, work: String, languages: [String]) {
        self.text = text
        self.work = work
        self.languages = languages
    }
}
