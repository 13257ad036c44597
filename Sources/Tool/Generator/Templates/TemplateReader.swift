import WaylineValues

/// A piece of a template's text.
indirect enum TemplatePiece: Hashable, Sendable {
    case text(String)

    /// A tag, without its braces.
    case tag(String)

    /// The pieces that are written for each field.
    case fields([TemplatePiece])
}

/// Reads the text of a template's file.
struct TemplateReader {
    private let file: String
    private var line = 0
    private var pieces: [TemplatePiece] = []

    /// The open block of the fields, with the line in which it begins.
    private var block: (line: Int, pieces: [TemplatePiece])?

    private init(_ file: String) {
        self.file = file
    }

    /// Returns the pieces of a text. Throws the first fault, with its line in `file`.
    static func pieces(of text: String, in file: String) throws(GeneratorError) -> [TemplatePiece] {
        var reader = TemplateReader(file)
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines {
            reader.line += 1
            let ending = reader.line < lines.count ? "\n" : ""
            for token in try reader.tokens(of: String(line) + ending).laidOut {
                try reader.take(token)
            }
        }
        guard let block = reader.block else { return reader.pieces }
        reader.line = block.line
        throw reader.fault(.unclosed)
    }

    private func tokens(of line: String) throws(GeneratorError) -> [TemplateToken] {
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

    private mutating func take(_ token: TemplateToken) throws(GeneratorError) {
        switch token {
        case .text(let text): add(.text(text))
        case .opening:
            if block != nil { throw fault(.nested) }
            block = (line, [])
        case .closing:
            guard let body = block?.pieces else { throw fault(.strayClosing) }
            block = nil
            add(.fields(body))
        case .tag(let tag):
            let isOfField = OwnTemplate.fieldTags.contains(tag)
            if isOfField, block == nil { throw fault(.outside(tag)) }
            guard isOfField || OwnTemplate.tags.contains(tag) else {
                let known = OwnTemplate.tags + OwnTemplate.fieldTags + ["#fields", "/fields"]
                throw fault(.unknown(tag, near: known.near(to: tag)))
            }
            add(.tag(tag))
        }
    }

    private mutating func add(_ piece: TemplatePiece) {
        if block == nil { pieces.append(piece) } else { block?.pieces.append(piece) }
    }

    private func fault(_ fault: TemplateFault) -> GeneratorError {
        .template("\(file):\(line)", fault)
    }
}

/// A part of a line in a template.
private enum TemplateToken: Equatable {
    case text(String)

    /// A tag, without its braces.
    case tag(String)

    static let opening = TemplateToken.tag("#fields")
    static let closing = TemplateToken.tag("/fields")

    var isBlank: Bool {
        if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
    }
}

extension [TemplateToken] {
    /// The tokens of a line, with its block closed. If a line has only the beginning or the end of
    /// the block, its blanks and its line ending are left out. If the block begins the line and is
    /// not closed in it, it ends with the line.
    fileprivate var laidOut: [TemplateToken] {
        let visible = filter { !$0.isBlank }
        if !visible.isEmpty, visible.allSatisfy({ $0 == .opening || $0 == .closing }) {
            return visible
        }
        guard visible.first == .opening, !contains(.closing),
            let place = firstIndex(of: .opening)
        else { return self }
        return [.opening] + self[..<place] + self[(place + 1)...] + [.closing]
    }
}
