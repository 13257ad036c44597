/// Reads the text of a template's file.
struct TemplateReader {
    /// The limit on nested blocks.
    static let deepest = 16

    private let file: String

    /// The keys of the texts outside of blocks.
    private let texts: Set<String>

    /// The open blocks, with their lines.
    private var openings: [(block: TemplateBlock, line: Int)] = []

    /// The pieces read so far of the file, and of each open block.
    private var levels: [[TemplatePiece]] = [[]]
    private var line = 0

    init(_ file: String, isOfChild: Bool) {
        self.file = file
        texts = TemplateKeys.texts.union(isOfChild ? TemplateKeys.items["children"] ?? [] : [])
    }

    /// Returns the pieces of a file's text.
    func pieces(of text: String) throws(TemplateError) -> [TemplatePiece] {
        var reader = self
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines {
            reader.line += 1
            let ending = reader.line < lines.count ? "\n" : ""
            for token in try reader.tokens(of: String(line) + ending).laidOut {
                try reader.take(token)
            }
        }
        if let open = reader.openings.last {
            throw TemplateError(file, line: open.line, .unclosed(open.block.tag))
        }
        return reader.levels[0]
    }

    /// Returns the pieces of a file's name, which cannot have blocks.
    func path(_ text: String) throws(TemplateError) -> [TemplatePiece] {
        var reader = self
        for token in try tokens(of: text) {
            if case .tag(let tag) = token, tag.isBlockTag { throw fault(.blockInName(tag)) }
            try reader.take(token)
        }
        return reader.levels[0]
    }

    private func tokens(of line: String) throws(TemplateError) -> [TemplateToken] {
        var (tokens, rest) = ([TemplateToken](), line.unicodeScalars[...])
        while let start = rest.firstRange(of: "{{".unicodeScalars) {
            let before = rest[..<start.lowerBound]
            if !before.isEmpty { tokens.append(.text(String(before))) }
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: "}}".unicodeScalars) else {
                throw fault(.endless(String(rest.prefix(20).prefix { $0 != "\n" })))
            }
            tokens.append(.tag(String(rest[..<end.lowerBound])))
            rest = rest[end.upperBound...]
        }
        return rest.isEmpty ? tokens : tokens + [.text(String(rest))]
    }

    private func fault(_ fault: TemplateFault) -> TemplateError {
        TemplateError(file, line: line == 0 ? nil : line, fault)
    }

    private mutating func take(_ token: TemplateToken) throws(TemplateError) {
        switch token {
        case .text(let text): add(.text(text))
        case .tag(let tag) where !tag.isBlockTag:
            try check(text: tag)
            add(.placeholder(tag))
        case .tag(let tag):
            guard TemplateKeys.blockTags.contains(tag) else { throw fault(.unknown(tag)) }
            if let block = TemplateBlock(tag) { try open(block) } else { try close(tag) }
        }
    }

    private mutating func add(_ piece: TemplatePiece) {
        levels[openings.count].append(piece)
    }

    private func check(text key: String) throws(TemplateError) {
        let lists = openings.filter { $0.block.sign == .each }.map(\.block.key)
        let isKnown =
            texts.contains(key) || lists.contains { TemplateKeys.items[$0]?.contains(key) == true }
        if isKnown { return }
        let list = ["children", "fields", "routes"].first {
            TemplateKeys.items[$0]?.contains(key) == true
        }
        throw fault(list.map { .outside(key, of: $0) } ?? .unknown(key))
    }

    private mutating func open(_ block: TemplateBlock) throws(TemplateError) {
        if openings.count == Self.deepest { throw fault(.tooDeep(block.tag)) }
        openings.append((block, line))
        levels.append([])
    }

    private mutating func close(_ tag: String) throws(TemplateError) {
        guard let open = openings.popLast() else { throw fault(.strayClosing(tag)) }
        if open.block.closingTag != tag {
            throw fault(.mismatched(tag, opening: open.block.tag, line: open.line))
        }
        let body = levels.removeLast()
        add(.block(open.block, body))
    }
}

/// A part of a line in a template.
private enum TemplateToken {
    case text(String)

    /// The text between the braces.
    case tag(String)

    var isBlank: Bool {
        if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
    }

    var isBlockTag: Bool {
        if case .tag(let tag) = self { tag.isBlockTag } else { false }
    }

    /// The block that it begins; nil if it begins none.
    var block: TemplateBlock? {
        if case .tag(let tag) = self { TemplateBlock(tag) } else { nil }
    }
}

extension [TemplateToken] {
    /// The tokens of a line, with its blocks closed. If a line has only beginnings and ends of blocks, its
    /// blanks and its line ending are left out. Otherwise, a block that begins the line and is not closed
    /// in it ends with the line.
    fileprivate var laidOut: [TemplateToken] {
        let visible = filter { !$0.isBlank }
        if !visible.isEmpty, visible.allSatisfy(\.isBlockTag) { return visible }
        let blocks = visible.prefix { $0.block != nil }.compactMap(\.block)
        let closings = count { $0.isBlockTag && $0.block == nil }
        let open = blocks.prefix(Swift.max(0, count { $0.block != nil } - closings))
        let indentation = prefix { $0.isBlank }
        return open.map { .tag($0.tag) } + indentation
            + dropFirst(indentation.count + open.count)
            + open.reversed().map { .tag($0.closingTag) }
    }
}

extension String {
    /// True for a tag, without its braces, that begins or ends a block.
    var isBlockTag: Bool { first.map { "#^?/".contains($0) } ?? false }
}
