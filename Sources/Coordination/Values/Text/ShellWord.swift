extension String {
    /// The text as one word of a command. Quotes and backslashes stand outside of quotes, since
    /// fish reads a backslash inside.
    var shellWord: String {
        if isPlainWord { return self }
        if hasControls { return shellWordByNumbers }
        return "'\(escaping("'\\") { "'\\\($0)'" })'"
    }

    /// True if no shell reads more than the text. A word that begins with '=' is a path in zsh.
    private var isPlainWord: Bool {
        !isEmpty && unicodeScalars.first != "="
            && unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
                    || "-_./:=@%+,".unicodeScalars.contains($0)
            }
    }

    /// The word with the bytes of its control characters in octal.
    private var shellWordByNumbers: String {
        let text = unicodeScalars.map { scalar in
            if "'\\".unicodeScalars.contains(scalar) { return "\\\(scalar)" }
            guard scalar.isControl || scalar == "!" else { return "\(scalar)" }
            return String(scalar).utf8.map { byte in
                let digits = String(byte, radix: 8)
                return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }.joined()
        }.joined()
        return "$'\(text)'"
    }
}
