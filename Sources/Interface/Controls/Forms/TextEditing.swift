/// A text that is being edited: with its cursor, its selection, and the changes to undo.
///
/// Positions are counted in characters, so that none is ever cut. A text control of your own keeps
/// one, and applies the input of the user to it.
///
/// ```swift
/// var editing = TextEditing("Phở")
/// editing.apply(.deleteBackward)
/// editing.apply(.insert("ố"))
/// ```
///
/// One undo takes back a typed word, a paste, or a run of deletions. A move of the cursor ends a
/// run. The oldest changes are forgotten when they take too much memory.
public struct TextEditing: Equatable, Sendable {
    private var lines: EditedLines

    /// The number of characters before the cursor.
    public private(set) var cursor: Int

    /// The other end of the selection.
    private var anchor: Int

    /// True if line feeds stay in it. Otherwise each becomes a space.
    public let isMultiline: Bool

    private var history = TextHistory()

    /// True if changes can be undone. False for a secret: its earlier texts are not kept.
    public var keepsHistory = true {
        didSet { if !keepsHistory { history = TextHistory() } }
    }

    /// Creates a text with the cursor at its end.
    public init(_ text: String = "", isMultiline: Bool = false) {
        self.isMultiline = isMultiline
        lines = EditedLines(text)
        (cursor, anchor) = (lines.count, lines.count)
    }

    /// Returns whether both look the same. The changes to undo may differ.
    public static func == (one: TextEditing, other: TextEditing) -> Bool {
        one.cursor == other.cursor && one.anchor == other.anchor
            && one.isMultiline == other.isMultiline && one.lines == other.lines
    }

    /// The number of characters.
    public var count: Int { lines.count }

    /// The text.
    public var text: String { lines.text }

    /// The text before the cursor.
    public var textBeforeCursor: String { lines.text(0..<cursor) }

    /// The selected characters, with the cursor at one end; empty if nothing is selected.
    public var selection: Range<Int> { min(cursor, anchor)..<max(cursor, anchor) }

    /// The text that is selected: what is typed next replaces it.
    public var selectedText: String { lines.text(selection) }

    /// Returns these characters.
    package func characters(_ range: Range<Int>) -> [Character] { Array(lines.text(range)) }

    /// Returns the places of the characters of the line with `index`, with its line end.
    package func line(with index: Int) -> Range<Int> { lines.line(with: index) }

    /// Moves the cursor after this many characters. If `isSelecting`, the selection follows the
    /// cursor; otherwise nothing stays selected.
    public mutating func moveCursor(to index: Int, isSelecting: Bool = false) {
        cursor = min(max(index, 0), count)
        if !isSelecting { anchor = cursor }
        history.endStep()
    }

    /// Selects the whole text, with the cursor at its end.
    public mutating func selectAll() {
        moveCursor(to: 0)
        moveCursor(to: count, isSelecting: true)
    }

    /// Selects nothing.
    public mutating func deselect() {
        moveCursor(to: cursor)
    }

    /// Replaces the whole text, and forgets the changes to undo. A cursor at the end stays at the
    /// end, and any other stays in its place. If a text of several lines was empty, and the new one
    /// begins with an empty line, the cursor stays at the start, e.g. above a signature.
    public mutating func replace(with text: String) {
        if text == self.text { return }
        let isAtStart = isMultiline && count == 0 && text.first?.isNewline == true
        let wasAtEnd = cursor == count && !isAtStart
        lines = EditedLines(text)
        moveCursor(to: wasAtEnd ? count : cursor)
        forgetHistory()
    }

    /// Forgets the changes to undo.
    mutating func forgetHistory() {
        history = TextHistory()
    }

    /// Edits the text as `step` says. Returns false if it has left out a part of the new text,
    /// since there was no room for more than `limit` characters.
    @discardableResult
    public mutating func apply(_ step: Step, limit: Int = .max) -> Bool {
        switch step {
        case .insert(let text): return insert(text, limit) { $0.type($1) }
        case .paste(let text): return insert(text, limit) { $0.replaceSelection(with: $1, .single) }
        case .undo: undo()
        case .redo: redo()
        case .left: moveCursor(to: selection.isEmpty ? cursor - 1 : selection.lowerBound)
        case .right: moveCursor(to: selection.isEmpty ? cursor + 1 : selection.upperBound)
        case .wordLeft: moveCursor(to: wordStart)
        case .wordRight: moveCursor(to: wordEnd)
        case .lineStart: moveCursor(to: lineStart)
        case .lineEnd: moveCursor(to: lineEnd)
        case .selectLeft: moveCursor(to: cursor - 1, isSelecting: true)
        case .selectRight: moveCursor(to: cursor + 1, isSelecting: true)
        case .selectWordLeft: moveCursor(to: wordStart, isSelecting: true)
        case .selectWordRight: moveCursor(to: wordEnd, isSelecting: true)
        case .selectToStart: moveCursor(to: lineStart, isSelecting: true)
        case .selectToEnd: moveCursor(to: lineEnd, isSelecting: true)
        case .deleteBackward: delete(to: cursor - 1, .deletingBackward)
        case .deleteForward: delete(to: cursor + 1, .deletingForward)
        case .deleteWordBackward: delete(to: wordStart, .deletingBackward)
        case .deleteWordForward: delete(to: wordEnd, .deletingForward)
        case .deleteToStart: delete(to: lineStart, .single)
        case .deleteToEnd: delete(to: lineEnd, .single)
        }
        return true
    }

    /// Inserts as much of `text` as there is room for. Returns false if that is not all of it.
    private mutating func insert(
        _ text: String, _ limit: Int, by insert: (inout TextEditing, String) -> Void
    ) -> Bool {
        let end: Character = isMultiline ? "\n" : " "
        let text = String(text.map { $0.isNewline ? end : $0 })
        let earlier = text.utf8.count > limit - count ? self : nil
        insert(&self, text)
        guard let earlier, count > max(limit, earlier.count) else { return true }
        self = earlier
        let room = limit - count + selection.count
        if room > 0 { insert(&self, String(text.prefix(room))) }
        return false
    }

    /// Types `text` in place of the selected text. Each word is a step to undo.
    private mutating func type(_ text: String) {
        if text.isEmpty { return }
        let start = cursor
        let change = replace(selection, with: text)
        if keepsHistory { history.addTyped(change, from: start, to: cursor) }
    }

    /// Deletes the selected text, or else the text from the cursor to `index`.
    private mutating func delete(to index: Int, _ kind: TextHistory.Kind) {
        if !selection.isEmpty { return replaceSelection(with: "", .single) }
        anchor = min(max(index, 0), count)
        replaceSelection(with: "", kind)
    }

    private mutating func replaceSelection(with text: String, _ kind: TextHistory.Kind) {
        if selection.isEmpty, text.isEmpty { return }
        let start = cursor
        let change = replace(selection, with: text)
        if keepsHistory { history.add(change, kind, from: start, to: cursor) }
    }

    /// Replaces these characters by `text`, with the cursor behind it.
    @discardableResult
    private mutating func replace(_ range: Range<Int>, with text: String) -> TextChange {
        let (change, end) = lines.replace(range, with: text)
        (cursor, anchor) = (end, end)
        return change
    }

    private mutating func undo() {
        guard let step = history.undo() else { return }
        for change in step.changes.reversed() { replace(change.newRange, with: change.removed) }
        (cursor, anchor) = (step.start, step.start)
    }

    private mutating func redo() {
        guard let step = history.redo() else { return }
        for change in step.changes { replace(change.oldRange, with: change.inserted) }
        (cursor, anchor) = (step.end, step.end)
    }

    /// The start of the line with the cursor.
    private var lineStart: Int { isMultiline ? lines.line(with: cursor).lowerBound : 0 }

    /// The end of the line with the cursor.
    private var lineEnd: Int {
        guard isMultiline else { return count }
        let line = lines.line(with: cursor)
        let rest = characters(cursor..<line.upperBound)
        return rest.last?.isNewline == true ? line.upperBound - 1 : line.upperBound
    }

    /// The start of the word before the cursor. No word goes beyond its line.
    private var wordStart: Int {
        var end = cursor
        while end > 0 {
            let start = lines.line(with: end - 1).lowerBound
            let part = characters(start..<end)
            if let last = part.lastIndex(where: \.isPartOfWord) {
                return start + (part[..<last].lastIndex { !$0.isPartOfWord } ?? -1) + 1
            }
            end = start
        }
        return 0
    }

    /// The end of the word after the cursor.
    private var wordEnd: Int {
        var start = cursor
        while start < count {
            let end = lines.line(with: start).upperBound
            let part = characters(start..<end)
            if let first = part.firstIndex(where: \.isPartOfWord) {
                return start + (part[first...].firstIndex { !$0.isPartOfWord } ?? part.count)
            }
            start = end
        }
        return count
    }

    /// Returns the text of these characters, with the same cursor and selection if they are there.
    package func part(_ range: Range<Int>) -> TextEditing {
        if range == 0..<count { return self }
        var part = TextEditing(lines.text(range), isMultiline: isMultiline)
        part.moveCursor(to: anchor - range.lowerBound)
        part.moveCursor(to: cursor - range.lowerBound, isSelecting: true)
        return part
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
