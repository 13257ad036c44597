/// Reads the text of a template's file.
struct TemplateReader {
    /// The limit on nested blocks.
    static let deepest = 16

    private let file: String

    /// The keys of the texts outside of blocks.
    private let texts: [String]

    /// The open blocks, with their lines.
    private var openings: [(block: TemplateBlock, line: Int)] = []

    /// The pieces read so far of the file, and of each open block.
    private var levels: [[TemplatePiece]] = [[]]
    private var line = 0

    init(_ file: String, isOfChild: Bool) {
        self.file = file
        texts = TemplateKeys.texts + (isOfChild ? TemplateKeys.lists["children"] ?? [] : [])
    }

    /// Returns the pieces of a file's text.
    func pieces(of text: String) throws(TemplateError) -> [TemplatePiece] {
        var reader = self
        for line in text.lines {
            reader.line += 1
            for token in try reader.tokens(of: line).droppingBlanks {
                switch token {
                case .text(let text): reader.levels[reader.openings.count].append(.text(text))
                case .tag(let tag): try reader.take(tag)
                }
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
        for token in try tokens(of: text[...]) {
            switch token {
            case .text(let text): reader.levels[0].append(.text(text))
            case .tag(let tag) where tag.isBlockTag: throw fault(.blockInName(tag))
            case .tag(let tag): try reader.take(tag)
            }
        }
        return reader.levels[0]
    }

    private func tokens(of line: Substring) throws(TemplateError) -> [TemplateToken] {
        var (tokens, rest) = ([TemplateToken](), line)
        while let start = rest.firstPair(of: "{") {
            if start > rest.startIndex { tokens.append(.text(String(rest[..<start]))) }
            let opened = rest[rest.utf8.index(start, offsetBy: 2)...]
            guard let end = opened.firstPair(of: "}") else {
                throw fault(.endless(String(opened.prefix(20).prefix { !$0.isNewline })))
            }
            tokens.append(.tag(String(opened[..<end])))
            rest = opened[opened.utf8.index(end, offsetBy: 2)...]
        }
        return rest.isEmpty ? tokens : tokens + [.text(String(rest))]
    }

    private func fault(_ fault: TemplateFault) -> TemplateError {
        TemplateError(file, line: line == 0 ? nil : line, fault)
    }

    private mutating func take(_ tag: String) throws(TemplateError) {
        if !tag.isBlockTag {
            try take(text: tag)
        } else if let block = TemplateBlock(tag) {
            if openings.count == Self.deepest { throw fault(.tooDeep(block.tag)) }
            openings.append((block, line))
            levels.append([])
        } else {
            try close(tag)
        }
    }

    private mutating func take(text key: String) throws(TemplateError) {
        let items = openings.filter { $0.block.sign == .each }
            .flatMap { TemplateKeys.lists[$0.block.key] ?? [] }
        if !(texts + items).contains(key) {
            let list = ["children", "fields", "routes"].first {
                TemplateKeys.lists[$0]?.contains(key) == true
            }
            throw fault(list.map { .outside(key, of: $0) } ?? .unknown(key))
        }
        levels[openings.count].append(.placeholder(key))
    }

    private mutating func close(_ tag: String) throws(TemplateError) {
        guard TemplateKeys.tags(areTexts: false).contains("{{\(tag)}}") else {
            throw fault(.unknown(tag))
        }
        guard let open = openings.popLast() else { throw fault(.strayClosing(tag)) }
        if open.block.closingTag != "{{\(tag)}}" {
            throw fault(.mismatched(tag, opening: open.block.tag, line: open.line))
        }
        let body = levels.removeLast()
        levels[openings.count].append(.block(open.block, body))
    }
}

/// A part of a line in a template.
private enum TemplateToken {
    case text(String)

    /// The text between the braces.
    case tag(String)
}

extension [TemplateToken] {
    /// These tokens. If a tag that begins or ends a block is alone in its line, only that tag: the line
    /// is left out.
    fileprivate var droppingBlanks: [TemplateToken] {
        let others = filter {
            if case .text(let text) = $0 { !text.allSatisfy(\.isWhitespace) } else { true }
        }
        guard others.count == 1, case .tag(let tag) = others[0], tag.isBlockTag else { return self }
        return others
    }
}

extension String {
    /// True for a tag, without its braces, that begins or ends a block.
    var isBlockTag: Bool { first.map { "#^?/".contains($0) } ?? false }

    /// The lines, each with its line ending.
    fileprivate var lines: [Substring] {
        var lines: [Substring] = []
        var rest = self[...]
        while let end = rest.utf8.firstIndex(of: .lineFeed) {
            let next = rest.utf8.index(after: end)
            lines.append(rest[..<next])
            rest = rest[next...]
        }
        return rest.isEmpty ? lines : lines + [rest]
    }
}

extension Substring {
    /// Returns the index of the first pair of this brace.
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
}
