/// The characters of a text as they are shown, each computed when it is needed.
///
/// No character takes zero columns, and none is longer than `longest` scalars: further scalars are
/// shown by their numbers. So the first columns of a text are found without reading the rest.
package struct PrintedCharacters: Sequence, IteratorProtocol {
    /// Enough for any emoji and any orthography, and little enough for any line.
    package static let longest = 12

    /// The start of the next character.
    package private(set) var position: Substring.Index
    private let text: Substring
    private let scalars: Substring.UnicodeScalarView
    /// The end of the character at the position, and whether it is cut there because the character
    /// is too long.
    private var end: Substring.Index
    private var isCut = false
    /// The columns of a character of one scalar that is known to be printable.
    private var simple: Int?

    package init(_ text: some StringProtocol) {
        self.text = Substring(text)
        scalars = self.text.unicodeScalars
        position = self.text.startIndex
        end = position
    }

    package mutating func next() -> PrintedCharacter? {
        guard position < text.endIndex else { return nil }
        if position == end {
            if isCut { return surplus() }
            findEnd()
        }
        return asOne() ?? asItIs() ?? notation()
    }

    /// Returns a base without marks: the short way.
    private mutating func asOne() -> PrintedCharacter? {
        guard let columns = simple else { return nil }
        simple = nil
        defer { position = end }
        return PrintedCharacter(text: text[position..<end], columns: columns, isVerbatim: true)
    }

    /// Returns the scalars that can be written unchanged. A mark without a base is put on a dotted
    /// circle.
    private mutating func asItIs() -> PrintedCharacter? {
        let needsSupport = ScalarKind(scalars[position]).needsSupport
        let run = VerbatimRun(text[position..<end].unicodeScalars, onCircle: needsSupport)
        guard run.end > position else { return nil }
        let shown = text[position..<run.end]
        position = run.end
        return PrintedCharacter(
            text: needsSupport ? "\u{25CC}" + shown : shown, columns: run.columns,
            isVerbatim: !needsSupport)
    }

    private mutating func notation() -> PrintedCharacter {
        let notation = scalars[position].notation
        position = scalars.index(after: position)
        return PrintedCharacter(
            text: Substring(notation), columns: notation.unicodeScalars.count, isVerbatim: false)
    }

    /// Returns a scalar beyond the longest character. The others that belong to it follow.
    private mutating func surplus() -> PrintedCharacter {
        defer {
            end = position
            isCut =
                position < text.endIndex && ScalarKind(scalars[position]).isExtending
        }
        return notation()
    }

    private mutating func findEnd() {
        var last = ScalarKind(scalars[position])
        var length = last.needsSupport ? 2 : 1
        var isSure = true
        end = scalars.index(after: position)
        isCut = false
        simple = last.isBase ? last.columns : nil
        while end < text.endIndex {
            let next = ScalarKind(scalars[end])
            let bond = last.bond(to: next)
            if bond == .never { break }
            simple = nil
            isSure = isSure && bond == .always
            isCut = length == Self.longest
            if isCut { break }
            last = next
            length += 1
            end = scalars.index(after: end)
        }
        if !isSure { findEndByTheRules() }
    }

    /// Asks the standard library for the end, with a copy, since it would read beyond the end of a
    /// slice.
    private mutating func findEndByTheRules() {
        let window = String(text[position..<(isCut ? scalars.index(after: end) : end)])
        let next = window.index(after: window.startIndex)
        if next == window.endIndex { return }
        let length = window.utf8.distance(from: window.startIndex, to: next)
        end = text.utf8.index(position, offsetBy: length)
        isCut = false
    }
}

/// A character as it is shown: unchanged, or a notation if it must not reach a terminal.
package struct PrintedCharacter: Equatable, Sendable {
    package let text: Substring
    package let columns: Int
    /// True if it is shown unchanged.
    let isVerbatim: Bool
}

extension Unicode.Scalar {
    /// The notation of a scalar that cannot be written unchanged: the picture of a control, such as
    /// ␛, or the number of another scalar, such as ‹U+202E›.
    fileprivate var notation: String {
        switch value {
        case 0..<0x20: Self.picture(0x2400 + value)
        case 0x7F: "␡"
        default: "‹U+\(hexadecimal)›"
        }
    }

    private static func picture(_ value: UInt32) -> String {
        Unicode.Scalar(value).map { String(Character($0)) } ?? ""
    }

    /// The number in hexadecimal, with at least four digits.
    private var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
