/// The words, string literals and signs of a Swift source, without its comments.
///
/// It does not check the source, and reads a source that does not compile, too. The time grows with
/// the length.
package struct SwiftTokens: IteratorProtocol {
    private static let quote = UInt8(ascii: "\"")

    private let source: UnsafeBufferPointer<UInt8>
    private var place = 0

    package init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    package mutating func next() -> SwiftToken? {
        while let byte = byte(after: 0) {
            switch byte {
            case UInt8(ascii: " "), .lineFeed, UInt8(ascii: "\r"), UInt8(ascii: "\t"): place += 1
            case UInt8(ascii: "/") where self.byte(after: 1) == byte: skip { $0 != .lineFeed }
            case UInt8(ascii: "/") where self.byte(after: 1) == UInt8(ascii: "*"): skipComment()
            case Self.quote: return text(Self.quote, marks: 0)
            case UInt8(ascii: "#"): return marked()
            case UInt8(ascii: "`"): return quotedWord()
            case _ where Self.isWordPart(byte):
                return token(.word) { $0.skip(while: Self.isWordPart) }
            case _: return token(.sign(byte)) { $0.place += 1 }
            }
        }
        return nil
    }

    private func byte(after distance: Int) -> UInt8? {
        place + distance < source.count ? source[place + distance] : nil
    }

    /// Reads a token from here to the place that `read` reaches.
    private mutating func token(
        _ kind: SwiftToken.Kind, _ read: (inout SwiftTokens) -> Void
    ) -> SwiftToken {
        let start = place
        read(&self)
        place = min(place, source.count)
        return SwiftToken(kind: kind, bytes: start..<place)
    }

    private mutating func skip(while isWanted: (UInt8) -> Bool) {
        while place < source.count, isWanted(source[place]) { place += 1 }
    }

    /// Reads a name in backticks, which ends with its line at the latest.
    private mutating func quotedWord() -> SwiftToken {
        let mark = UInt8(ascii: "`")
        place += 1
        defer { if byte(after: 0) == mark { place += 1 } }
        return token(.word) { $0.skip { $0 != mark && $0 != .lineFeed } }
    }

    /// Skips a comment, with the comments in it.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if source[place] == UInt8(ascii: "/"), byte(after: 1) == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if source[place] == UInt8(ascii: "*"), byte(after: 1) == UInt8(ascii: "/") {
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
    private mutating func marked() -> SwiftToken {
        var marks = 1
        while byte(after: marks) == UInt8(ascii: "#") { marks += 1 }
        guard let mark = byte(after: marks), mark == Self.quote || mark == UInt8(ascii: "/") else {
            return token(.sign(UInt8(ascii: "#"))) { $0.place += marks }
        }
        place += marks
        return text(mark, marks: marks)
    }

    /// Reads a string literal with one or three quotation marks, or a regular expression.
    private mutating func text(_ mark: UInt8, marks: Int) -> SwiftToken {
        let isString = mark == Self.quote
        let isLong = isString && byte(after: 1) == mark && byte(after: 2) == mark
        place += isLong ? 3 : 1
        place = min(place, source.count)
        let start = place
        while let byte = byte(after: 0) {
            let end = place
            if byte == mark, let length = endLength(mark, marks, isLong) {
                place += length
                return SwiftToken(kind: .text, bytes: start..<end)
            }
            if byte == UInt8(ascii: "\\"), isMarked(after: 1, marks) {
                place += 1 + marks
                if self.byte(after: 0) == UInt8(ascii: "(") {
                    skipInterpolation()
                } else {
                    place += 1
                }
            } else if byte == .lineFeed, isString, !isLong {
                // The source does not compile, but the rest of it still has to be read.
                return SwiftToken(kind: .text, bytes: start..<end)
            } else {
                place += 1
            }
        }
        place = source.count
        return SwiftToken(kind: .text, bytes: start..<place)
    }

    /// Skips the code in parentheses.
    private mutating func skipInterpolation() {
        var open = 0
        repeat {
            if byte(after: 0) == UInt8(ascii: "(") { open += 1 }
            if byte(after: 0) == UInt8(ascii: ")") { open -= 1 }
            place += 1
        } while open > 0 && place < source.count
    }

    private func endLength(_ mark: UInt8, _ marks: Int, _ isLong: Bool) -> Int? {
        let quotes = isLong ? 3 : 1
        for next in 1..<quotes where byte(after: next) != mark { return nil }
        return isMarked(after: quotes, marks) ? quotes + marks : nil
    }

    private func isMarked(after distance: Int, _ marks: Int) -> Bool {
        (0..<marks).allSatisfy { byte(after: distance + $0) == UInt8(ascii: "#") }
    }
}

/// A word, a string literal or a sign of a Swift source.
package struct SwiftToken {
    package enum Kind: Equatable {
        /// A name or a keyword, also in backticks.
        case word
        /// A string literal or a regular expression.
        case text
        case sign(UInt8)
    }

    package let kind: Kind

    /// Its range in the source, without quotation marks and backticks.
    package let bytes: Range<Int>
}
