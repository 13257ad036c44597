/// A line of a template's file, or its name, cut into texts and tags.
struct TemplateLine {
    enum Token {
        case text(Substring)

        /// What stands between the braces.
        case tag(String)
    }

    private(set) var tokens: [Token] = []

    /// Whether a tag that is no placeholder is all that the line has: then no empty line stays of it.
    private(set) var isOneTag = false

    /// Whether a break stands in it.
    var hasBreaks: Bool {
        tokens.contains {
            if case .tag(let tag) = $0 { TemplateBreak(rawValue: tag) != nil } else { false }
        }
    }

    init(
        _ line: Substring, _ fault: (TemplateFault) -> TemplateError
    ) throws(TemplateError) {
        var rest = line
        while let start = rest.firstPair(of: "{") {
            if start > rest.startIndex { tokens.append(.text(rest[..<start])) }
            let opened = rest[rest.utf8.index(start, offsetBy: 2)...]
            guard let end = opened.firstPair(of: "}") else { throw fault(.endless(opened.excerpt)) }
            tokens.append(.tag(String(opened[..<end])))
            rest = opened[opened.utf8.index(end, offsetBy: 2)...]
        }
        if !rest.isEmpty { tokens.append(.text(rest)) }
        dropBlanks()
    }

    private mutating func dropBlanks() {
        let others = tokens.filter {
            if case .text(let text) = $0 { !text.allSatisfy(\.isWhitespace) } else { true }
        }
        guard others.count == 1, case .tag(let tag) = others[0],
            let first = tag.utf8.first, TemplateBlock.signs.utf8.contains(first)
        else { return }
        isOneTag = true
        tokens = others
    }
}

extension Substring {
    /// Where this brace first stands twice.
    fileprivate func firstPair(of brace: Unicode.Scalar) -> Index? {
        let byte = UInt8(ascii: brace)
        var rest = utf8
        while let index = rest.firstIndex(of: byte) {
            let next = rest.index(after: index)
            if next < rest.endIndex, rest[next] == byte { return index }
            rest = rest[next...]
        }
        return nil
    }

    /// The beginning, for an error.
    fileprivate var excerpt: String {
        String(prefix(20).prefix { !$0.isNewline })
    }
}
