/// A text, divided into lines. A change reads only the lines around it, so it is nearly as fast in
/// a long text as in a short one.
struct EditedLines: Equatable, Sendable {
    /// The whole text.
    private(set) var text: String

    /// The number of characters.
    private(set) var count = 0

    /// The place of the first character of each line.
    private var starts = [Place(index: 0, byte: 0)]

    private struct Place: Equatable {
        var index: Int
        var byte: Int
    }

    init(_ text: String) {
        self.text = text
        var byte = 0
        for character in text {
            count += 1
            byte += character.utf8.count
            if character.isNewline { starts.append(Place(index: count, byte: byte)) }
        }
    }

    static func == (one: EditedLines, other: EditedLines) -> Bool {
        one.count == other.count && one.text == other.text
    }

    /// Returns the places of the characters of the line with `index`. Its line end belongs to it.
    func line(with index: Int) -> Range<Int> {
        let line = number(with: index)
        return starts[line].index..<end(of: line).index
    }

    /// Returns the text of these characters.
    func text(_ range: Range<Int>) -> String {
        String(text[indices(byte(of: range.lowerBound)..<byte(of: range.upperBound))])
    }

    /// Replaces these characters by `new`. Returns the change, and the place behind `new`, or
    /// behind the character that the end of `new` has become a part of.
    mutating func replace(_ range: Range<Int>, with new: String) -> (TextChange, end: Int) {
        // The character before the range may join what follows, even a carriage return.
        let lines = number(with: max(range.lowerBound - 1, 0))...number(with: range.upperBound)
        let (start, end) = (starts[lines.lowerBound], end(of: lines.upperBound))
        let old = Array(text[indices(start.byte..<end.byte)])
        let before = old[..<(range.lowerBound - start.index)]
        let after = old[(range.upperBound - start.index)...]
        let joined = Array(String(before) + new + String(after))
        let (kept, rest) = (
            joined.common(with: before), joined.reversed().common(with: after.reversed())
        )
        let change = TextChange(
            start: start.index + kept, removed: old[kept..<old.count - rest],
            inserted: joined[kept..<joined.count - rest])
        let byte = start.byte + joined[..<kept].bytes
        text.replaceSubrange(
            indices(byte..<byte + change.removed.utf8.count), with: change.inserted)
        divide(lines, joined)
        let passed = before.bytes + new.utf8.count
        return (change, start.index + joined.count(inBytes: passed))
    }

    /// Notes the lines of `characters`, which have replaced these lines.
    private mutating func divide(_ lines: ClosedRange<Int>, _ characters: [Character]) {
        let (old, isLast) = (end(of: lines.upperBound), lines.upperBound == starts.count - 1)
        var place = starts[lines.lowerBound]
        var new: [Place] = []
        for character in characters {
            place.index += 1
            place.byte += character.utf8.count
            if character.isNewline { new.append(place) }
        }
        // The line after the last of these lines is known.
        if !isLast { new.removeLast() }
        starts.replaceSubrange(lines.lowerBound + 1..<lines.upperBound + 1, with: new)
        let shift = (index: place.index - old.index, byte: place.byte - old.byte)
        count += shift.index
        for line in (lines.lowerBound + 1 + new.count)..<starts.count {
            starts[line].index += shift.index
            starts[line].byte += shift.byte
        }
    }

    /// Returns the number of the line with the character at `index`, or with the end of the text.
    private func number(with index: Int) -> Int {
        var range = 0..<starts.count
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range =
                starts[middle].index <= index
                ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    private func end(of line: Int) -> Place {
        line + 1 < starts.count ? starts[line + 1] : Place(index: count, byte: text.utf8.count)
    }

    /// Returns the number of bytes before the character at `index`.
    private func byte(of index: Int) -> Int {
        let line = number(with: index)
        let (start, end) = (starts[line], end(of: line))
        if index == end.index { return end.byte }
        return start.byte + text[indices(start.byte..<end.byte)].prefix(index - start.index).bytes
    }

    private func indices(_ bytes: Range<Int>) -> Range<String.Index> {
        let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
        return start..<text.utf8.index(start, offsetBy: bytes.count)
    }
}

/// Characters of a text that others have replaced.
struct TextChange: Sendable {
    let start: Int
    let removed: String
    private(set) var inserted: String

    /// The numbers of characters, which may be others when the texts stand alone.
    let removedCount: Int
    private(set) var insertedCount: Int

    fileprivate init(
        start: Int, removed: ArraySlice<Character>, inserted: ArraySlice<Character>
    ) {
        self.start = start
        (self.removed, removedCount) = (String(removed), removed.count)
        (self.inserted, insertedCount) = (String(inserted), inserted.count)
    }

    /// The characters to replace in order to undo it.
    var newRange: Range<Int> { start..<start + insertedCount }

    /// The characters to replace in order to redo it.
    var oldRange: Range<Int> { start..<start + removedCount }

    /// True if nothing has changed.
    var isEmpty: Bool { removedCount == 0 && insertedCount == 0 }

    /// The same insertion as one of each word, with the spaces after it.
    var words: [TextChange] {
        if removedCount > 0 || insertedCount < 2 { return [self] }
        let characters = Array(inserted)
        let starts = characters.indices.dropFirst().filter {
            characters[$0 - 1].isWhitespace && !characters[$0].isWhitespace
        }
        return zip([0] + starts, starts + [characters.count]).map { first, end in
            TextChange(start: start + first, removed: [], inserted: characters[first..<end])
        }
    }

    /// Joins `next` to it if both are one insertion. Returns false otherwise.
    mutating func join(_ next: TextChange) -> Bool {
        guard next.removedCount == 0, next.start == newRange.upperBound else { return false }
        inserted += next.inserted
        insertedCount += next.insertedCount
        return true
    }
}

extension Sequence<Character> {
    /// The number of bytes in UTF-8.
    fileprivate var bytes: Int { reduce(0) { $0 + $1.utf8.count } }

    /// Returns the number of characters at the beginning that are as long as those of `other`.
    fileprivate func common(with other: some Sequence<Character>) -> Int {
        zip(self, other).prefix { $0.utf8.count == $1.utf8.count }.count
    }

    /// Returns the number of characters that have at least this many bytes.
    fileprivate func count(inBytes bytes: Int) -> Int {
        var (count, passed) = (0, 0)
        for character in self where passed < bytes {
            count += 1
            passed += character.utf8.count
        }
        return count
    }
}
