/// By what articles are the most popular ones.
public enum Ranking: String, CaseIterable, Codable, Sendable {
    /// Sent to others by mail.
    case emailed

    /// Shared on other sites.
    case shared

    /// Read.
    case viewed
}
