/// A deep link, split and decoded: `wayline://articles/7?ranking=top#comments`.
///
/// `wayline:articles/7` and `wayline:/articles/7` are the same link. The host of a web address is
/// the first segment. Empty segments are dropped, so a doubled or a trailing `/` changes nothing.
/// The scheme is in lower case; everything else is compared as it is written. Reading a link takes
/// linear time, and never traps.
public struct Link: Hashable, Sendable {
    /// The maximum number of bytes of a link, including its scheme and `://`.
    public static let maxLength = 8192
    /// The maximum number of segments of a link.
    public static let maxSegments = 64

    /// The text before the colon, in lower case.
    public let scheme: String
    /// The path, split and then decoded: an escaped `/` is part of its segment.
    public let segments: [String]
    /// The query, decoded and in order. A name may occur several times.
    public let query: [QueryItem]
    /// The text after `#`, decoded; nil without one. The target does not depend on it.
    public let fragment: String?

    /// Reads a link. The error has the fault and its position.
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
    /// One `name=value` of a link's query, decoded. In the text of the link, a `+` is a space.
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
    /// The link as text, with as few escapes as possible. Reading it gives an equal link.
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
    /// A link in source code. Traps if the text is not a link.
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
