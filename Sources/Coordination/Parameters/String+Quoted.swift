extension String {
    /// The text in quotation marks, with all escaped that would end it or could steer a terminal.
    var quoted: String { "\"\(escaping(["\"", "\\"]))\"" }

    /// The text with all escaped that could steer a terminal.
    var escaped: String { escaping([]) }

    /// The beginning, where all of it would fill the screen.
    func excerpt(_ limit: Int = 60) -> String {
        count > limit ? "\(prefix(limit))…" : self
    }

    private func escaping(_ signs: [Unicode.Scalar]) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\0"..<" ", "\u{7F}"..."\u{9F}": text += scalar.escaped(asASCII: true)
            case _ where signs.contains(scalar): text += scalar.escaped(asASCII: true)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
