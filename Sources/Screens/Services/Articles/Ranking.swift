/// By what articles are the most popular ones.
public enum Ranking: String, CaseIterable, Codable, Sendable {
    case emailed
    case shared
    case viewed
}
