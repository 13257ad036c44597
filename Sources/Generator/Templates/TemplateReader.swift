/// Reads the text of a template's file.
struct TemplateReader {
    /// The limit on nested blocks.
    static let deepest = 16

    private struct Opening {
        let block: TemplateBlock
        let line: Int

        /// The pieces before `{{:else}}`; nil until that is read.
        var body: [TemplatePiece]?
    }

    private let file: String
    private let isOfChild: Bool
    private var openings: [Opening] = []

    /// The pieces read so far of the file, and of each open block.
    private var levels: [[TemplatePiece]] = [[]]

    /// The text that is not yet a piece.
    private var text = ""
    private var line = 0

    init(_ file: String, isOfChild: Bool) {
        self.file = file
        self.isOfChild = isOfChild
    }

    /// Returns the pieces of a file's text.
    func pieces(of text: String) throws(TemplateError) -> [TemplatePiece] {
        var reader = self
        try reader.read(text)
        return reader.closeLevel()
    }

    /// Returns the pieces of a file's name, which cannot have blocks.
    func path(_ text: String) throws(TemplateError) -> [TemplatePiece] {
        var reader = self
        for token in try TemplateLine(Substring(text), { reader.fault($0) }).tokens {
            switch token {
            case .text(let text): reader.text += text
            case .tag(let tag)
            where TemplateBlock.signs.contains(tag.prefix(1)) || TemplateBreak(rawValue: tag) != nil:
                throw TemplateError(file, .blockInName(tag))
            case .tag(let tag): try reader.take(tag, isAlone: false)
            }
        }
        return reader.closeLevel()
    }

    private mutating func read(_ text: String) throws(TemplateError) {
        for content in text.lines {
            line += 1
            if let control = content.control { throw fault(.control(control)) }
            let read = try TemplateLine(content) { fault($0) }
            if read.hasBreaks { try takeWhole(read) } else { try take(read) }
        }
        if let open = openings.last {
            throw TemplateError(file, line: open.line, .unclosed(open.block))
        }
    }

    private mutating func take(_ line: TemplateLine) throws(TemplateError) {
        for token in line.tokens {
            switch token {
            case .text(let text): self.text += text
            case .tag(let tag): try take(tag, isAlone: line.isOneTag)
            }
        }
    }

    /// Takes a line with breaks. A block that begins in it also has to end in it.
    private mutating func takeWhole(_ line: TemplateLine) throws(TemplateError) {
        var depth = 0
        for case .tag(let tag) in line.tokens {
            if TemplateBlock(rawValue: tag) != nil { depth += 1 }
            if tag.hasPrefix("/") { depth -= 1 }
            if depth < 0 { throw fault(.brokenBlock) }
        }
        if depth > 0 { throw fault(.brokenBlock) }
        openLevel()
        try take(line)
        add(.line(closeLevel()))
    }

    private func fault(_ fault: TemplateFault) -> TemplateError {
        TemplateError(file, line: line == 0 ? nil : line, fault)
    }

    private mutating func openLevel() {
        addText()
        levels.append([])
    }

    private mutating func closeLevel() -> [TemplatePiece] {
        addText()
        return levels.popLast() ?? []
    }

    private mutating func add(_ piece: TemplatePiece) {
        addText()
        levels[levels.count - 1].append(piece)
    }

    private mutating func addText() {
        if !text.isEmpty { levels[levels.count - 1].append(.text(text)) }
        text = ""
    }

    private mutating func take(_ tag: String, isAlone: Bool) throws(TemplateError) {
        if let placeholder = TemplatePlaceholder(rawValue: tag) {
            try take(placeholder)
        } else if let lineBreak = TemplateBreak(rawValue: tag) {
            add(.lineBreak(lineBreak))
        } else if let block = TemplateBlock(rawValue: tag) {
            if block == .fit && !isAlone { throw fault(.notAlone(tag)) }
            if openings.count == Self.deepest { throw fault(.tooDeep(block)) }
            openings.append(Opening(block: block, line: line))
            openLevel()
        } else if tag == TemplateBlock.otherwise {
            try takeElse(isAlone: isAlone)
        } else if tag.hasPrefix("/") {
            try close(tag, isAlone: isAlone)
        } else {
            throw fault(.unknown(tag))
        }
    }

    private mutating func take(_ placeholder: TemplatePlaceholder) throws(TemplateError) {
        let hasChild = isOfChild || openings.contains { $0.block == .children }
        if placeholder.isOfChild && !hasChild { throw fault(.noChild(placeholder)) }
        add(.placeholder(placeholder))
    }

    private mutating func takeElse(isAlone: Bool) throws(TemplateError) {
        guard let open = openings.last, open.block == .fit, open.body == nil else {
            throw fault(.strayElse)
        }
        if !isAlone { throw fault(.notAlone(TemplateBlock.otherwise)) }
        openings[openings.count - 1].body = closeLevel()
        openLevel()
    }

    private mutating func close(_ tag: String, isAlone: Bool) throws(TemplateError) {
        guard let open = openings.popLast() else {
            let isKnown = TemplateBlock.allCases.contains { $0.closingTag == "{{\(tag)}}" }
            throw fault(isKnown ? .strayClosing(tag) : .unknown(tag))
        }
        if open.block.closingTag != "{{\(tag)}}" {
            throw fault(.mismatched(tag, open.block, line: open.line))
        }
        if open.block == .fit {
            if open.body == nil { throw fault(.noElse(line: open.line)) }
            if !isAlone { throw fault(.notAlone(tag)) }
        }
        let last = closeLevel()
        let otherwise = open.body == nil ? [] : last
        add(.block(open.block, open.body ?? last, otherwise: otherwise))
    }
}

extension Substring {
    /// The first control character, except tabs and line endings.
    fileprivate var control: Unicode.Scalar? {
        utf8.first { $0 == 0x7F || $0 < 0x20 && !Self.blanks.contains($0) }
            .map { Unicode.Scalar($0) }
    }

    private static let blanks = "\t\n\r".utf8
}

extension String {
    /// The lines, each with its line ending.
    fileprivate var lines: [Substring] {
        var lines: [Substring] = []
        var rest = self[...]
        while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
            let next = rest.utf8.index(after: end)
            lines.append(rest[..<next])
            rest = rest[next...]
        }
        return rest.isEmpty ? lines : lines + [rest]
    }
}

/// A line of a template's file, or its name, divided into texts and tags.
private struct TemplateLine {
    enum Token {
        case text(Substring)

        /// The text between the braces.
        case tag(String)
    }

    private(set) var tokens: [Token] = []

    /// True if the line has only a tag that is not a placeholder: it leaves no empty line.
    private(set) var isOneTag = false

    /// True if it has breaks.
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

    /// The beginning, for an error.
    fileprivate var excerpt: String {
        String(prefix(20).prefix { !$0.isNewline })
    }
}
