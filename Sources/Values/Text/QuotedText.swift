extension String {
    /// The text in quotation marks, with all escaped that would end it or could steer a terminal.
    package var quoted: String { "\"\(escaping(["\"", "\\"]))\"" }

    /// The text with all escaped that could steer a terminal.
    var escaped: String { escaping([]) }

    /// The beginning, where all of it would fill the screen.
    package func excerpt(_ limit: Int = 60) -> String {
        count > limit ? "\(prefix(limit))…" : self
    }

    private func escaping(_ signs: [Unicode.Scalar]) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isControl || signs.contains(scalar) {
                text += scalar.escaped(asASCII: true)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The most characters of a text that an error quotes.
    private static let excerptLength = 80

    /// The text in quotes as an error may show it: not too long, and no control characters.
    package var inQuotes: String {
        let shown = unicodeScalars.prefix(String.excerptLength)
        let isCut = shown.endIndex != unicodeScalars.endIndex
        return "'" + shown.map(\.shown).joined() + (isCut ? "…'" : "'")
    }
}

extension Unicode.Scalar {
    /// True if a terminal may read it as a command or the end of a line, or write from right to
    /// left after it.
    package var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
        case _: false
        }
    }

    /// The character, or its number if it is a control character.
    var shown: String {
        guard properties.generalCategory == .control else { return String(self) }
        return "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
}
