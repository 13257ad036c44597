/// The words, string literals and signs of a Swift source, without its comments.
///
/// It does not check the source, and reads a source that does not compile, too. The time grows with
/// the length, the memory with the depth of string interpolations.
struct SwiftTokens: IteratorProtocol {
    /// The limit on nested interpolations. Beyond it, the rest of the source is one string literal.
    static let deepest = 1_000

    private let source: UnsafeBufferPointer<UInt8>
    private var place = 0

    /// The open string literals, each in an interpolation of the one before it.
    private var texts: [OpenText] = []

    private struct OpenText {
        let mark: UInt8
        let marks: Int
        let isLong: Bool

        /// The open parentheses of the current interpolation; zero outside of interpolations.
        var parentheses = 0
    }

    private enum Piece {
        case token(SwiftToken)
        case text(OpenText)
    }

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    mutating func next() -> SwiftToken? {
        switch piece() {
        case nil: return nil
        case .token(let token)?: return token
        case .text(let text)?: return token(of: text)
        }
    }

    /// Returns the next token, or only the beginning of a string literal.
    private mutating func piece() -> Piece? {
        while place < source.count {
            let byte = source[place]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                place += 1
            case UInt8(ascii: "/") where byteAfter(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byteAfter(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): return .text(text(marks: 0))
            case UInt8(ascii: "#"): return marked()
            case UInt8(ascii: "`"): return .token(quotedWord())
            case _: return .token(Self.isWordPart(byte) ? word() : sign(byte))
            }
        }
        return nil
    }

    private func byteAfter(_ distance: Int) -> UInt8? {
        place + distance < source.count ? source[place + distance] : nil
    }

    private mutating func sign(_ byte: UInt8, length: Int = 1) -> SwiftToken {
        place += length
        return SwiftToken(kind: .sign(byte), bytes: place - length..<place)
    }

    private mutating func word() -> SwiftToken {
        let start = place
        while place < source.count, Self.isWordPart(source[place]) { place += 1 }
        return SwiftToken(kind: .word, bytes: start..<place)
    }

    /// Reads a name in backticks, which ends with its line at the latest.
    private mutating func quotedWord() -> SwiftToken {
        place += 1
        let start = place
        while let byte = byteAfter(0), byte != UInt8(ascii: "`"), byte != .lineFeed { place += 1 }
        let end = place
        if byteAfter(0) == UInt8(ascii: "`") { place += 1 }
        return SwiftToken(kind: .word, bytes: start..<end)
    }

    private mutating func skipLine() {
        while place < source.count, source[place] != .lineFeed { place += 1 }
    }

    /// Skips a comment, with the comments in it.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if source[place] == UInt8(ascii: "/"), byteAfter(1) == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if source[place] == UInt8(ascii: "*"), byteAfter(1) == UInt8(ascii: "/") {
                depth -= 1
                place += 2
            } else {
                place += 1
            }
        } while depth > 0 && place < source.count
    }

    private static func isWordPart(_ byte: UInt8) -> Bool {
        let small = byte | 0x20
        return small &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}

extension SwiftTokens {
    /// Reads a string literal or a regular expression after one or more `#`, or else these signs.
    private mutating func marked() -> Piece {
        var marks = 1
        while byteAfter(marks) == UInt8(ascii: "#") { marks += 1 }
        switch byteAfter(marks) {
        case UInt8(ascii: "\""):
            place += marks
            return .text(text(marks: marks))
        case UInt8(ascii: "/"):
            place += marks + 1
            return .text(OpenText(mark: UInt8(ascii: "/"), marks: marks, isLong: false))
        case _: return .token(sign(UInt8(ascii: "#"), length: marks))
        }
    }

    /// Begins a string literal with one or three quotation marks.
    private mutating func text(marks: Int) -> OpenText {
        let isLong = byteAfter(1) == UInt8(ascii: "\"") && byteAfter(2) == UInt8(ascii: "\"")
        place += isLong ? 3 : 1
        return OpenText(mark: UInt8(ascii: "\""), marks: marks, isLong: isLong)
    }

    /// Reads to the end of a string literal, over all its interpolations.
    private mutating func token(of text: OpenText) -> SwiftToken {
        let start = place
        var end = start
        texts.removeAll(keepingCapacity: true)
        texts.append(text)
        while let text = texts.last, place < source.count {
            if texts.count > Self.deepest { place = source.count }
            if text.parentheses == 0 { end = stepInText(text) } else { stepInCode() }
        }
        end = min(texts.isEmpty ? end : place, source.count)
        place = min(place, source.count)
        return SwiftToken(kind: .text, bytes: min(start, end)..<end)
    }

    /// Reads a token of an interpolation, which may have string literals with parentheses.
    private mutating func stepInCode() {
        let last = texts.count - 1
        switch piece() {
        case .text(let text)?: texts.append(text)
        case .token(let token)?:
            if case .sign(UInt8(ascii: "(")) = token.kind { texts[last].parentheses += 1 }
            if case .sign(UInt8(ascii: ")")) = token.kind { texts[last].parentheses -= 1 }
        case nil: break
        }
    }

    /// Reads a part of a string literal. Returns the end of its text so far, without the closing
    /// marks.
    private mutating func stepInText(_ text: OpenText) -> Int {
        guard let byte = byteAfter(0) else { return place }
        let start = place
        if byte == text.mark, let length = endLength(of: text) {
            place += length
            texts.removeLast()
        } else if byte == UInt8(ascii: "\\"), isMarked(after: 1, text.marks) {
            place += 1 + text.marks
            if byteAfter(0) == UInt8(ascii: "(") { texts[texts.count - 1].parentheses = 1 }
            place += 1
        } else if byte == .lineFeed, !text.isLong, text.mark == UInt8(ascii: "\"") {
            // The source does not compile, but the rest of it still has to be read.
            texts.removeLast()
        } else {
            place += 1
        }
        return start
    }

    private func endLength(of text: OpenText) -> Int? {
        let quotes = text.isLong ? 3 : 1
        for next in 1..<quotes where byteAfter(next) != text.mark { return nil }
        return isMarked(after: quotes, text.marks) ? quotes + text.marks : nil
    }

    private func isMarked(after distance: Int, _ marks: Int) -> Bool {
        for next in 0..<marks where byteAfter(distance + next) != UInt8(ascii: "#") { return false }
        return true
    }
}

/// A word, a string literal or a sign of a Swift source.
struct SwiftToken {
    enum Kind {
        /// A name or a keyword, also in backticks.
        case word
        /// A string literal or a regular expression.
        case text
        case sign(UInt8)
    }

    let kind: Kind

    /// Its range in the source, without quotation marks and backticks.
    let bytes: Range<Int>
}
