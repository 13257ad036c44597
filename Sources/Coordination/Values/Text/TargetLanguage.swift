/// A language into which text from data is inserted.
///
/// A text is escaped scalar by scalar: a `Character` can hide a sign, as in `"` + U+0301. In all
/// languages, a character that could steer a terminal, end a line or turn the direction of writing
/// becomes `\n` or `\u{1B}`. For example, `title.escaped(for: .html)` is the text of an element.
package enum TargetLanguage: CaseIterable, Sendable {
    /// A line for a terminal, a comment or a log.
    case line

    /// The text between the quotes of a literal of one line, in Swift, in a script or in a message.
    case literal

    /// The contents of an element, or of an attribute in double quotes.
    case html

    /// A part of a line of Markdown, also in a table.
    case markdown

    /// A label of Mermaid, in double quotes.
    case mermaid

    /// A word of a shell command. With control characters, only bash and zsh can read it.
    case shell

    /// A word that zsh completes, before the colon of its description.
    case zshOffer
}

extension String {
    /// Returns the text as a part of a text in another language.
    package func escaped(for language: TargetLanguage) -> String {
        switch language {
        case .line: escaping { $0.isControl ? $0.controlEscape : nil }
        case .literal: escaping(\.literalEscape)
        case .html: escaped(for: .line).escaping(\.htmlEscape)
        case .markdown: escaped(for: .line).escaping("\\`*_[]<>&|~$#") { "\\\($0)" }
        case .mermaid: escaped(for: .line).escaping("\\`\"#&<>") { "#\($0.value);" }
        case .shell: shellWord
        case .zshOffer: escaped(for: .line).escaping(":\\") { "\\\($0)" }
        }
    }

    /// The text as a literal in quotes.
    package var quoted: String { "\"\(escaped(for: .literal))\"" }

    /// The text for several lines of a terminal. Tabs and the line ends of Unix and Windows stay.
    package var escapedLines: String {
        guard hasControls else { return self }
        return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let (end, text) = line.last == "\r" ? ("\r", line.dropLast()) : ("", line)
            return text.split(separator: "\t", omittingEmptySubsequences: false)
                .map { String($0).escaped(for: .line) }.joined(separator: "\t") + end
        }.joined(separator: "\n")
    }

    /// True if the text has a control character.
    package var hasControls: Bool { unicodeScalars.contains(where: \.isControl) }

    /// Returns the text with these signs replaced.
    func escaping(_ signs: String, by escape: (Unicode.Scalar) -> String) -> String {
        escaping { signs.unicodeScalars.contains($0) ? escape($0) : nil }
    }

    private func escaping(_ escape: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if let escape = escape(scalar) {
                text += escape
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    /// True if a terminal could read the scalar as a command or as the end of a line, or would
    /// write the text after it from right to left.
    package var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
        case _: false
        }
    }

    fileprivate var controlEscape: String {
        switch self {
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        case _: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }

    fileprivate var literalEscape: String? {
        isControl ? controlEscape : self == "\"" || self == "\\" ? "\\\(self)" : nil
    }

    fileprivate var htmlEscape: String? {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case _: nil
        }
    }
}
