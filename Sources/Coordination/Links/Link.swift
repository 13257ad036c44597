/// A deep link, split and decoded: `wayline://articles/7?ranking=top#comments`.
///
/// `wayline:articles/7` and `wayline:/articles/7` are the same link, and what a web address has as
/// its host is the first segment. Empty segments are dropped, so that a doubled or a trailing `/`
/// changes nothing. The scheme is in lower case; everything else is compared as it is written.
/// Any text is read in a time that grows with its length and no faster; it never traps.
public struct Link: Hashable, Sendable {
    /// The most bytes of a link that is read, its scheme and `://` included.
    public static let maxLength = 8192
    /// The most segments of a link that is read.
    public static let maxSegments = 64

    /// What stands before the colon, in lower case.
    public let scheme: String
    /// The path, split and then decoded: an escaped `/` is part of its segment.
    public let segments: [String]
    /// The query, decoded and in order. A name may occur again.
    public let query: [QueryItem]
    /// What follows `#`, decoded; nil without one. It plays no part in where a link leads.
    public let fragment: String?

    /// Reads a link, or says what is wrong with it and where.
    public init(parsing text: String) throws(LinkError) {
        var scanner = try LinkScanner(text)
        scheme = try scanner.scheme()
        segments = try scanner.segments()
        query = try scanner.query()
        fragment = try scanner.fragment()
    }

    init(scheme: String, segments: [String], query: [QueryItem] = []) {
        self.scheme = scheme
        self.segments = segments
        self.query = query
        self.fragment = nil
    }
}
