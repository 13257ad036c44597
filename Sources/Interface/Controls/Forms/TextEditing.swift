/// A text that is being edited, and its cursor.
///
/// Positions are counted in characters, so that none is ever cut. A text control of your own keeps
/// one, and applies the input of the user to it.
///
/// ```swift
/// var editing = TextEditing("Phở")
/// editing.apply(.deleteBackward)
/// editing.apply(.insert("ố"))
/// ```
public struct TextEditing: Equatable, Sendable {
    package private(set) var characters: [Character]

    /// The number of characters before the cursor.
    public private(set) var cursor: Int

    /// True if the whole text is selected: what is typed next replaces it.
    public private(set) var isSelected = false

    /// True if line feeds stay in it. Otherwise each becomes a space.
    public let isMultiline: Bool

    /// Creates a text with the cursor at its end.
    public init(_ text: String = "", isMultiline: Bool = false) {
        self.isMultiline = isMultiline
        characters = Array(text)
        cursor = characters.count
    }

    /// The number of characters.
    public var count: Int { characters.count }

    /// The text.
    public var text: String { String(characters) }

    /// The text before the cursor.
    public var textBeforeCursor: String { String(characters[..<cursor]) }

    /// Inserts `text` at the cursor. It may become one character with its neighbours.
    package mutating func insert(_ text: String) {
        let end: Character = isMultiline ? "\n" : " "
        replace(cursor..<cursor, with: String(text.map { $0.isNewline ? end : $0 }))
    }

    /// Moves the cursor after this many characters.
    public mutating func moveCursor(to index: Int) {
        isSelected = false
        cursor = min(max(index, 0), characters.count)
    }

    /// Selects the whole text, with the cursor at its end.
    public mutating func selectAll() {
        (cursor, isSelected) = (count, count > 0)
    }

    /// Selects nothing.
    public mutating func deselect() {
        isSelected = false
    }

    /// Replaces the whole text. A cursor at the end stays at the end, and any other stays in its
    /// place. If a text of several lines was empty, and the new one begins with an empty line, the
    /// cursor stays at the start, e.g. above a signature.
    public mutating func replace(with text: String) {
        if text == self.text { return }
        let isAtStart = isMultiline && count == 0 && text.first?.isNewline == true
        let wasAtEnd = cursor == characters.count && !isAtStart
        characters = Array(text)
        cursor = wasAtEnd ? characters.count : min(cursor, characters.count)
        isSelected = false
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

    mutating func deleteWordForward() {
        replace(cursor..<wordEnd, with: "")
    }

    package mutating func deleteToStart() {
        replace(lineStart..<cursor, with: "")
    }

    package mutating func deleteToEnd() {
        replace(cursor..<lineEnd, with: "")
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
        cursor = lineStart
    }

    mutating func moveToEnd() {
        cursor = lineEnd
    }

    /// Removes all but the first characters.
    public mutating func keep(first count: Int) {
        isSelected = false
        characters.removeSubrange(min(count, characters.count)...)
        cursor = min(cursor, characters.count)
    }

    /// Replaces these characters by `text`, with the cursor behind it, or behind the character that
    /// it becomes one with. Only characters near it are read.
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

    /// The start of the line with the cursor.
    private var lineStart: Int {
        guard isMultiline else { return 0 }
        return characters[..<cursor].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    }

    /// The end of the line with the cursor.
    private var lineEnd: Int {
        guard isMultiline else { return characters.count }
        return characters[cursor...].firstIndex(where: \.isNewline) ?? characters.count
    }

    /// The start of the word before the cursor.
    private var wordStart: Int {
        var place = cursor
        while place > 0, !characters[place - 1].isPartOfWord { place -= 1 }
        while place > 0, characters[place - 1].isPartOfWord { place -= 1 }
        return place
    }

    /// The end of the word after the cursor.
    private var wordEnd: Int {
        var place = cursor
        while place < characters.count, !characters[place].isPartOfWord { place += 1 }
        while place < characters.count, characters[place].isPartOfWord { place += 1 }
        return place
    }

    /// Returns the text of these characters, with the same cursor if it is there.
    package func part(_ range: Range<Int>) -> TextEditing {
        if range == 0..<characters.count { return self }
        var part = self
        part.characters = Array(characters[range])
        part.cursor = min(max(cursor - range.lowerBound, 0), part.characters.count)
        return part
    }

    /// A change of the text, or a move of the cursor.
    public enum Step: Hashable, Sendable {
        /// Inserts a text at the cursor, or in place of the selected text.
        case insert(String)

        /// Moves the cursor by a character or a word.
        case left, right, wordLeft, wordRight

        /// Moves the cursor to an end of its line.
        case lineStart, lineEnd

        /// Deletes a character or a word.
        case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward

        /// Deletes the rest of the line before or after the cursor.
        case deleteToStart, deleteToEnd

        fileprivate var deletes: Bool {
            switch self {
            case .insert, .left, .right, .wordLeft, .wordRight, .lineStart, .lineEnd: false
            case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward,
                .deleteToStart, .deleteToEnd:
                true
            }
        }
    }

    /// Edits the text as `step` says.
    public mutating func apply(_ step: Step) {
        let wasSelected = isSelected
        isSelected = false
        if wasSelected, step.deletes { return keep(first: 0) }
        switch step {
        case .insert(let text):
            if wasSelected { keep(first: 0) }
            insert(text)
        case .left: moveLeft()
        case .right: moveRight()
        case .wordLeft: moveWordLeft()
        case .wordRight: moveWordRight()
        case .lineStart: moveToStart()
        case .lineEnd: moveToEnd()
        case .deleteBackward: deleteBackward()
        case .deleteForward: deleteForward()
        case .deleteWordBackward: deleteWordBackward()
        case .deleteWordForward: deleteWordForward()
        case .deleteToStart: deleteToStart()
        case .deleteToEnd: deleteToEnd()
        }
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
