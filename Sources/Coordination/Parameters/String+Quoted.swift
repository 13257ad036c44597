extension String {
    /// The text in quotation marks, with what could steer a terminal escaped.
    var quoted: String { "\"\(escaped)\"" }

    /// The text with all escaped that would end it, or could steer a terminal.
    var escaped: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\0"..<" ", "\u{7F}"..."\u{9F}", "\"", "\\": text += scalar.escaped(asASCII: true)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The beginning, where all of it would fill the screen.
    var excerpt: String { count > 60 ? "\(prefix(60))…" : self }
}
