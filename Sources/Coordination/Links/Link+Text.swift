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
