extension TextEditing {
    /// Returns whether `key` edits a text, or moves in it.
    static func takes(_ key: Key) -> Bool {
        key.isText || edits[key] != nil
    }

    /// Does what `key` stands for, if it stands for anything here.
    mutating func take(_ key: Key) {
        if case .text(let scalar) = key {
            insert(String(Character(scalar)))
        } else {
            Self.edits[key]?(&self)
        }
    }

    private static let edits: [Key: @Sendable (inout TextEditing) -> Void] = [
        .backspace: { $0.deleteBackward() }, .delete: { $0.deleteForward() },
        .deleteWord: { $0.deleteWordBackward() },
        .deleteWordForward: { $0.deleteWordForward() },
        .deleteToStart: { $0.deleteToStart() }, .deleteToEnd: { $0.deleteToEnd() },
        .left: { $0.moveLeft() }, .right: { $0.moveRight() },
        .wordLeft: { $0.moveWordLeft() }, .wordRight: { $0.moveWordRight() },
        .home: { $0.moveToStart() }, .lineStart: { $0.moveToStart() },
        .end: { $0.moveToEnd() }, .lineEnd: { $0.moveToEnd() },
    ]
}

extension Key {
    /// True for a scalar of text.
    var isText: Bool {
        if case .text = self { true } else { false }
    }
}
