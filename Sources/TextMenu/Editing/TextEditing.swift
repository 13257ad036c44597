/// A text that is being edited, and the place in it where the next key goes.
///
/// Places are counted in characters, so that none is ever cut.
package struct TextEditing: Equatable, Sendable {
    private(set) var characters: [Character]

    /// How many characters stand before the cursor.
    package private(set) var cursor: Int

    package init(_ text: String = "") {
        characters = Array(text)
        cursor = characters.count
    }

    /// How many characters there are.
    var count: Int { characters.count }

    package var text: String { String(characters) }

    package var textBeforeCursor: String { String(characters[..<cursor]) }

    /// Puts `text` where the cursor stands, in one line. With its neighbours it may become one character.
    package mutating func insert(_ text: String) {
        replace(cursor..<cursor, with: String(text.map { $0.isNewline ? " " : $0 }))
    }

    /// Makes it another text. A cursor at the end stays there, and any other where it is.
    package mutating func replace(with text: String) {
        if text == self.text { return }
        let wasAtEnd = cursor == characters.count
        characters = Array(text)
        cursor = wasAtEnd ? characters.count : min(cursor, characters.count)
    }

    package mutating func deleteBackward() {
        replace(max(cursor - 1, 0)..<cursor, with: "")
    }

    package mutating func deleteForward() {
        replace(cursor..<min(cursor + 1, characters.count), with: "")
    }

    package mutating func deleteWordBackward() {
        replace(wordStart..<cursor, with: "")
    }

    package mutating func deleteWordForward() {
        replace(cursor..<wordEnd, with: "")
    }

    package mutating func deleteToStart() {
        replace(0..<cursor, with: "")
    }

    package mutating func deleteToEnd() {
        replace(cursor..<characters.count, with: "")
    }

    package mutating func moveLeft() {
        cursor = max(cursor - 1, 0)
    }

    package mutating func moveRight() {
        cursor = min(cursor + 1, characters.count)
    }

    package mutating func moveWordLeft() {
        cursor = wordStart
    }

    package mutating func moveWordRight() {
        cursor = wordEnd
    }

    package mutating func moveToStart() {
        cursor = 0
    }

    package mutating func moveToEnd() {
        cursor = characters.count
    }

    /// Leaves out all but the first characters.
    mutating func keep(first count: Int) {
        characters.removeSubrange(min(count, characters.count)...)
        cursor = min(cursor, characters.count)
    }

    /// Puts `text` in place of these characters, with the cursor behind it, or behind the character that
    /// it becomes one with. Only characters near it are looked at.
    private mutating func replace(_ range: Range<Int>, with text: String) {
        let start = max(range.lowerBound - 1, 0)
        let before = String(characters[start..<range.lowerBound]) + text
        let (joined, end) = joined(before, from: range.upperBound)
        characters.replaceSubrange(start..<end, with: joined)
        (cursor, _) = joined.reduce((start, before.utf8.count)) { found, character in
            found.1 > 0 ? (found.0 + 1, found.1 - character.utf8.count) : found
        }
    }

    /// Joins `before` with the characters after `index` that change next to it. Returns the joined
    /// characters and the index of the first one that stays the same.
    private func joined(_ before: String, from index: Int) -> (characters: [Character], end: Int) {
        var end = index
        while true {
            end = min(max(2 * end - index, end + 1), characters.count)
            let joined = Array(before + String(characters[index..<end]))
            let isSame = joined.last?.utf8.count == characters[index..<end].last?.utf8.count
            if isSame || end == characters.count { return (joined, end) }
        }
    }

    /// Where the word before the cursor begins.
    private var wordStart: Int {
        var place = cursor
        while place > 0, !characters[place - 1].isPartOfWord { place -= 1 }
        while place > 0, characters[place - 1].isPartOfWord { place -= 1 }
        return place
    }

    /// Where the word after the cursor ends.
    private var wordEnd: Int {
        var place = cursor
        while place < characters.count, !characters[place].isPartOfWord { place += 1 }
        while place < characters.count, characters[place].isPartOfWord { place += 1 }
        return place
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
