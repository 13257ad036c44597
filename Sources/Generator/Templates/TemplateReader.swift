/// Reads the text of a template's file.
struct TemplateReader {
    private struct Opening {
        let block: TemplateBlock
        let line: Int
        let outer: [TemplatePiece]

        /// What stood before `{{:else}}`; nil before that has come.
        var body: [TemplatePiece]?
    }

    private let file: String
    private let isOfChild: Bool
    private var openings: [Opening] = []
    private var pieces: [TemplatePiece] = []
    private var line = 0

    init(_ file: String, isOfChild: Bool) {
        self.file = file
        self.isOfChild = isOfChild
    }

    /// The pieces of a file's text.
    func pieces(of text: String) throws(TemplateError) -> [TemplatePiece] {
        var reader = self
        try reader.read(text)
        return reader.pieces
    }

    /// The pieces of a file's name, in which no block can stand.
    func path(_ text: String) throws(TemplateError) -> [TemplatePiece] {
        var reader = self
        for token in try TemplateLine(Substring(text), { reader.fault($0) }).tokens {
            switch token {
            case .text(let text): reader.add(String(text))
            case .tag(let tag) where TemplateBlock.signs.contains(tag.prefix(1)):
                throw TemplateError(file, .blockInName(tag))
            case .tag(let tag): try reader.take(tag, isAlone: false)
            }
        }
        return reader.pieces
    }

    private mutating func read(_ text: String) throws(TemplateError) {
        for content in text.lines {
            line += 1
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
            case .text(let text): add(String(text))
            case .tag(let tag): try take(tag, isAlone: line.isOneTag)
            }
        }
    }

    /// Takes a line that is broken as a whole, so that no block can begin or end in it alone.
    private mutating func takeWhole(_ line: TemplateLine) throws(TemplateError) {
        var depth = 0
        for case .tag(let tag) in line.tokens {
            if TemplateBlock(rawValue: tag) != nil { depth += 1 }
            if tag.hasPrefix("/") { depth -= 1 }
            if depth < 0 { throw fault(.brokenBlock) }
        }
        if depth > 0 { throw fault(.brokenBlock) }
        let before = pieces
        pieces = []
        try take(line)
        pieces = before + [.line(pieces)]
    }

    private func fault(_ fault: TemplateFault) -> TemplateError {
        TemplateError(file, line: line == 0 ? nil : line, fault)
    }

    private mutating func add(_ text: String) {
        if case .text(let before)? = pieces.last {
            pieces[pieces.count - 1] = .text(before + text)
        } else {
            pieces.append(.text(text))
        }
    }

    private mutating func take(_ tag: String, isAlone: Bool) throws(TemplateError) {
        if let placeholder = TemplatePlaceholder(rawValue: tag) {
            try take(placeholder)
        } else if let lineBreak = TemplateBreak(rawValue: tag) {
            pieces.append(.lineBreak(lineBreak))
        } else if let block = TemplateBlock(rawValue: tag) {
            if block == .fit && !isAlone { throw fault(.notAlone(tag)) }
            openings.append(Opening(block: block, line: line, outer: pieces))
            pieces = []
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
        pieces.append(.placeholder(placeholder))
    }

    private mutating func takeElse(isAlone: Bool) throws(TemplateError) {
        guard let open = openings.last, open.block == .fit, open.body == nil else {
            throw fault(.strayElse)
        }
        if !isAlone { throw fault(.notAlone(TemplateBlock.otherwise)) }
        openings[openings.count - 1].body = pieces
        pieces = []
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
        let otherwise = open.body == nil ? [] : pieces
        pieces = open.outer + [.block(open.block, open.body ?? pieces, otherwise: otherwise)]
    }
}

extension String {
    /// The lines, each with what ends it.
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
