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
        let line = String(text.map { $0.isNewline ? " " : $0 })
        join(String(characters[..<cursor]) + line, String(characters[cursor...]))
    }

    /// Makes it another text. A cursor at the end stays there, and any other where it is.
    package mutating func replace(with text: String) {
        if text == self.text { return }
        let wasAtEnd = cursor == characters.count
        characters = Array(text)
        cursor = wasAtEnd ? characters.count : min(cursor, characters.count)
    }

    package mutating func deleteBackward() {
        delete(from: max(cursor - 1, 0), to: cursor)
    }

    package mutating func deleteForward() {
        delete(from: cursor, to: min(cursor + 1, characters.count))
    }

    package mutating func deleteWordBackward() {
        delete(from: wordStart, to: cursor)
    }

    package mutating func deleteWordForward() {
        delete(from: cursor, to: wordEnd)
    }

    package mutating func deleteToStart() {
        delete(from: 0, to: cursor)
    }

    package mutating func deleteToEnd() {
        delete(from: cursor, to: characters.count)
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

    private mutating func delete(from start: Int, to end: Int) {
        join(String(characters[..<start]), String(characters[end...]))
    }

    /// Puts these together, with the cursor between them, or behind the character that they meet in.
    private mutating func join(_ before: String, _ after: String) {
        characters = Array(before + after)
        (cursor, _) = characters.reduce((0, before.utf8.count)) { found, character in
            found.1 > 0 ? (found.0 + 1, found.1 - character.utf8.count) : found
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
