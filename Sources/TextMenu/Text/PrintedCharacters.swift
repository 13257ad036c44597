/// The characters of a text as they are shown, one after another, each found when it is asked for.
///
/// None takes zero columns, and none is longer than `longest` scalars: what goes beyond that is
/// shown by its numbers. So the first columns of a text are found without looking at the rest.
package struct PrintedCharacters: Sequence, IteratorProtocol {
    /// Enough for any emoji and any orthography, and little enough for any line.
    static let longest = 12

    /// Where the next one begins.
    private(set) var position: Substring.Index
    private let text: Substring
    private let scalars: Substring.UnicodeScalarView
    /// Where the character ends that the position is in, and whether this is too early, since it is
    /// too long.
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

    /// The short way: a base with nothing on it.
    private mutating func asOne() -> PrintedCharacter? {
        guard let columns = simple else { return nil }
        simple = nil
        defer { position = end }
        return PrintedCharacter(text: text[position..<end], columns: columns, isVerbatim: true)
    }

    /// What can be written as it is. A mark with nothing before it is put on a dotted circle.
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

    /// A scalar beyond the longest character. Those that belong to it follow it.
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

    /// Asks the standard library, of a copy, since it would look beyond the end of a slice.
    private mutating func findEndByTheRules() {
        let window = String(text[position..<(isCut ? scalars.index(after: end) : end)])
        let next = window.index(after: window.startIndex)
        if next == window.endIndex { return }
        let length = window.utf8.distance(from: window.startIndex, to: next)
        end = text.utf8.index(position, offsetBy: length)
        isCut = false
    }
}
