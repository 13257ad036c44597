extension String {
    /// The text as one word of a command. Quotes and backslashes are escaped outside of the quotes,
    /// since fish treats a backslash inside quotes as an escape.
    var shellWord: String {
        if isPlainWord { return self }
        if hasControls { return shellWordByNumbers }
        return "'\(escaping("'\\") { "'\\\($0)'" })'"
    }

    /// True if each shell reads the text as it is, without quotes. In zsh, a word that begins with
    /// '=' is a path.
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
