/// The words, texts and signs of a Swift source, without its comments.
///
/// It does not check the source: of what does not compile, it makes something.
struct SwiftTokens: IteratorProtocol {
    private let source: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    mutating func next() -> SwiftToken? {
        while place < source.count {
            let byte = source[place]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                place += 1
            case UInt8(ascii: "/") where byteAfter(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byteAfter(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): return text(marks: 0)
            case UInt8(ascii: "#"):
                if let token = rawText() { return token }
                return sign(byte)
            case UInt8(ascii: "`"): return quotedWord()
            default:
                return Self.isWordPart(byte) ? word() : sign(byte)
            }
        }
        return nil
    }

    private func byteAfter(_ distance: Int) -> UInt8? {
        place + distance < source.count ? source[place + distance] : nil
    }

    private mutating func sign(_ byte: UInt8) -> SwiftToken {
        place += 1
        return SwiftToken(kind: .sign(byte), bytes: place - 1..<place)
    }

    private mutating func word() -> SwiftToken {
        let start = place
        while place < source.count, Self.isWordPart(source[place]) { place += 1 }
        return SwiftToken(kind: .word, bytes: start..<place)
    }

    private mutating func quotedWord() -> SwiftToken {
        place += 1
        let start = place
        while place < source.count, source[place] != UInt8(ascii: "`") { place += 1 }
        place = min(place + 1, source.count)
        return SwiftToken(kind: .word, bytes: start..<place - 1)
    }

    private mutating func skipLine() {
        while place < source.count, source[place] != .lineFeed { place += 1 }
    }

    /// Comments stand in comments.
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
    /// A text after one or more `#`, or a regular expression; nil of another `#`.
    private mutating func rawText() -> SwiftToken? {
        var marks = 1
        while byteAfter(marks) == UInt8(ascii: "#") { marks += 1 }
        switch byteAfter(marks) {
        case UInt8(ascii: "\""):
            place += marks
            return text(marks: marks)
        case UInt8(ascii: "/"):
            place += marks + 1
            return untilEnd(of: UInt8(ascii: "/"), marks: marks, isLong: false)
        default: return nil
        }
    }

    /// From its quotation mark on, which is one or are three.
    private mutating func text(marks: Int) -> SwiftToken {
        let isLong = byteAfter(1) == UInt8(ascii: "\"") && byteAfter(2) == UInt8(ascii: "\"")
        place += isLong ? 3 : 1
        return untilEnd(of: UInt8(ascii: "\""), marks: marks, isLong: isLong)
    }

    private mutating func untilEnd(of mark: UInt8, marks: Int, isLong: Bool) -> SwiftToken {
        let start = place
        while place < source.count {
            let byte = source[place]
            if byte == mark, let length = endLength(of: mark, marks: marks, isLong: isLong) {
                place += length
                return SwiftToken(kind: .text, bytes: start..<place - length)
            } else if byte == UInt8(ascii: "\\"), isMarked(after: 1, marks) {
                place += 1 + marks
                if byteAfter(0) == UInt8(ascii: "(") { skipParentheses() } else { place += 1 }
            } else if byte == .lineFeed, !isLong, mark == UInt8(ascii: "\"") {
                // It would not compile; the rest of the source is not to be lost in it.
                break
            } else {
                place += 1
            }
        }
        place = min(place, source.count)
        return SwiftToken(kind: .text, bytes: min(start, place)..<place)
    }

    private func endLength(of mark: UInt8, marks: Int, isLong: Bool) -> Int? {
        let quotes = isLong ? 3 : 1
        for next in 1..<quotes where byteAfter(next) != mark { return nil }
        return isMarked(after: quotes, marks) ? quotes + marks : nil
    }

    private func isMarked(after distance: Int, _ marks: Int) -> Bool {
        for next in 0..<marks where byteAfter(distance + next) != UInt8(ascii: "#") { return false }
        return true
    }

    /// What is put into a text may have texts with parentheses of its own.
    private mutating func skipParentheses() {
        var depth = 0
        while let token = next() {
            switch token.kind {
            case .sign(UInt8(ascii: "(")): depth += 1
            case .sign(UInt8(ascii: ")")):
                depth -= 1
                if depth == 0 { return }
            case .word, .text, .sign: continue
            }
        }
    }
}
