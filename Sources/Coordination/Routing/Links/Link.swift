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

    /// The text before the colon, in lower case.
    public let scheme: String
    /// The path, split and then decoded: an escaped `/` is part of its segment.
    public let segments: [String]
    /// The query, decoded and in order. A name may occur again.
    public let query: [QueryItem]
    /// The text after `#`, decoded; nil without one. The target does not depend on it.
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

extension Link {
    /// One `name=value` of a link's query, decoded; a `+` in it was a space.
    public struct QueryItem: Hashable, Sendable {
        /// The text before the `=`.
        public let name: String
        /// Nil if there is no `=`, empty if nothing follows it.
        public let value: String?

        /// An item of decoded texts.
        public init(name: String, value: String?) {
            self.name = name
            self.value = value
        }
    }
}

extension Link: CustomStringConvertible {
    /// The link as text, with no more escapes than it needs. Read again, it is an equal link.
    public var description: String {
        var text = scheme + "://"
        for (index, segment) in segments.enumerated() {
            if index > 0 { text += "/" }
            LinkPart.segment.write(segment, to: &text)
        }
        for (index, item) in query.enumerated() {
            text += index == 0 ? "?" : "&"
            LinkPart.queryName.write(item.name, to: &text)
            guard let value = item.value else { continue }
            text += "="
            LinkPart.queryValue.write(value, to: &text)
        }
        guard let fragment else { return text }
        text += "#"
        LinkPart.fragment.write(fragment, to: &text)
        return text
    }
}

extension Link: ExpressibleByStringLiteral {
    /// A link that stands in the code. A faulty one is a bug there, and stops the program.
    public init(stringLiteral text: StaticString) {
        do {
            try self.init(parsing: "\(text)")
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

extension Link: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(parsing: container.decode(String.self))
        } catch let error as LinkError {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: error.description)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
