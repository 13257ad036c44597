import WaylineValues

/// A piece of a template's text.
indirect enum TemplatePiece: Hashable, Sendable {
    case text(String)
    case placeholder(String)

    /// A block with this tag, without its braces.
    case block(String, [TemplatePiece])
}

/// Reads the text of a template's file.
struct TemplateReader {
    /// The limit on nested blocks.
    private static let deepest = 16

    /// An open block, or the file around all blocks.
    private struct Level {
        var tag = ""
        var line = 0

        /// Values with the keys that are known here.
        let values: TemplateValues
        var pieces: [TemplatePiece] = []
    }

    private let file: String
    private var levels: [Level]
    private var line = 0

    private init(_ file: String, _ values: TemplateValues) {
        self.file = file
        levels = [Level(values: values)]
    }

    /// Returns the pieces of a text. Throws the first fault, with its line in `file`.
    static func pieces(
        of text: String, in file: String, isOfChild: Bool
    ) throws(GeneratorError) -> [TemplatePiece] {
        let sample = TemplateValues.sample
        var reader = TemplateReader(file, isOfChild ? sample.items(of: "children")[0] : sample)
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines {
            reader.line += 1
            let ending = reader.line < lines.count ? "\n" : ""
            for token in try reader.tokens(of: String(line) + ending).laidOut {
                try reader.take(token)
            }
        }
        let last = reader.levels[reader.levels.count - 1]
        if reader.levels.count == 1 { return last.pieces }
        reader.line = last.line
        throw reader.fault(.unclosed(last.tag))
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
            tokens.append(TemplateToken(tag: String(rest[..<end.lowerBound])))
            rest = rest[end.upperBound...]
        }
        return rest.isEmpty ? tokens : tokens + [.text(String(rest))]
    }

    private func fault(_ fault: TemplateFault) -> GeneratorError {
        .template("\(file):\(line)", fault)
    }

    private mutating func take(_ token: TemplateToken) throws(GeneratorError) {
        // Without its pieces, which would be copied for each token.
        let (tag, values) = (levels[levels.count - 1].tag, levels[levels.count - 1].values)
        switch token {
        case .text(let text): add(.text(text))
        case .placeholder(let key):
            if values.texts[key] == nil { throw unknownText(key, values) }
            add(.placeholder(key))
        case .opening(let tag):
            let key = String(tag.dropFirst())
            if values.blocks[key] == nil {
                let known = values.blocks.keys.sorted().map { "\(tag.prefix(1))\($0)" }
                throw fault(.unknown(tag, near: known.near(to: tag)))
            }
            if levels.count > Self.deepest { throw fault(.tooLarge) }
            let item = tag.first == "#" ? values.items(of: key).first : nil
            levels.append(Level(tag: tag, line: line, values: item ?? values))
        case .closing(let key):
            guard tag.dropFirst() == key, !key.isEmpty else {
                throw fault(.strayClosing(key, open: tag))
            }
            add(.block(tag, levels.removeLast().pieces))
        }
    }

    private mutating func add(_ piece: TemplatePiece) {
        levels[levels.count - 1].pieces.append(piece)
    }

    private func unknownText(_ key: String, _ values: TemplateValues) -> GeneratorError {
        let list = values.blocks.keys.sorted().first { block in
            values.blocks[block]?.contains { $0.texts[key] != nil } == true
        }
        if let list { return fault(.outside(key, of: list)) }
        return fault(.unknown(key, near: values.texts.keys.sorted().near(to: key)))
    }
}

/// A part of a line in a template. Tags are without their braces.
private enum TemplateToken {
    case text(String)
    case placeholder(String)

    /// The tag that begins a block.
    case opening(String)

    /// The key of the block that ends.
    case closing(String)

    init(tag: String) {
        switch tag.first {
        case "#", "^", "?": self = .opening(tag)
        case "/": self = .closing(String(tag.dropFirst()))
        case _: self = .placeholder(tag)
        }
    }

    var isBlank: Bool {
        if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
    }

    var isClosing: Bool {
        if case .closing = self { true } else { false }
    }

    /// The tag, if it begins a block.
    var opening: String? {
        if case .opening(let tag) = self { tag } else { nil }
    }
}

extension [TemplateToken] {
    /// The tokens of a line, with its blocks closed. If a line has only beginnings and ends of
    /// blocks, its blanks and its line ending are left out. Otherwise, a block that begins the line
    /// and is not closed in it ends with the line.
    fileprivate var laidOut: [TemplateToken] {
        let visible = filter { !$0.isBlank }
        if !visible.isEmpty, visible.allSatisfy({ $0.opening != nil || $0.isClosing }) {
            return visible
        }
        let beginnings = visible.prefix { $0.opening != nil }.compactMap(\.opening)
        let unclosed = count { $0.opening != nil } - count(where: \.isClosing)
        let open = beginnings.prefix(Swift.max(0, unclosed))
        let indentation = prefix { $0.isBlank }
        return open.map { .opening($0) } + indentation
            + dropFirst(indentation.count + open.count)
            + open.reversed().map { .closing(String($0.dropFirst())) }
    }
}
