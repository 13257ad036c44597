import TextMenu
import WaylineExploration

/// The verbs of a recording: the input of a front end, as it came.
extension Verb {
    static let key = Verb(
        "key", .key, does: "press a key",
        take: { stage, key in try stage.press([key]) })

    static let text = Verb(
        "text", .text("An"), does: "type a text",
        take: { stage, text in try stage.press(text.unicodeScalars.map { .text($0) }) })

    static let secret = Verb(
        "secret", .text("Password"),
        does: "type a secret", takesSecret: true,
        take: { try $0.typeSecret($1) })

    static let paste = Verb(
        "paste", .number(0...(1 << 40), like: 0), .text("An"),
        does: "paste a text; so many bytes were lost",
        take: { stage, lost, text in try stage.press([.paste(text, lost: lost)]) })

    static let mouse = Verb(
        "mouse", .mouse, .number(0...65_535, like: 7), .number(0...65_535, like: 12),
        does: "use the mouse at a row and column",
        take: { stage, kind, row, column in
            try stage.press([.mouse(Key.MouseEvent(kind, row: row, column: column))])
        })

    static let size = Verb(
        "size", .number(1...1000, like: 80), .number(1...1000, like: 24),
        does: "resize the screen",
        take: { try $0.resize(columns: $1, rows: $2) })

    static let line = Verb(
        "line", .text("1"), does: "answer plain lines",
        take: { stage, line in try stage.answer(line) })

    static let quit = Verb(
        "quit", does: "end the input", take: { try $0.quit() })

    /// All verbs, as the help lists them.
    static let all = words + inputs

    /// The verbs without words on the screen.
    static let inputs = [key, text, secret, paste, mouse, size, line, quit]
}
