import WaylineValues

extension String {
    /// The word as typed in a shell, without control characters.
    package var quotedForShell: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
                    || "-_./:=@%+,".unicodeScalars.contains($0)
            }
        if isPlain { return self }
        if unicodeScalars.contains(where: \.isControl) { return quotedByNumbers }
        let parts = split(separator: "'", omittingEmptySubsequences: false)
        return "'" + parts.joined(separator: #"'\''"#) + "'"
    }

    /// The word with the bytes of control characters in octal.
    private var quotedByNumbers: String {
        let text = unicodeScalars.map { scalar in
            if "'\\".unicodeScalars.contains(scalar) { return "\\\(scalar)" }
            guard scalar.isControl else { return "\(scalar)" }
            return String(scalar).utf8.map { byte in
                let digits = String(byte, radix: 8)
                return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }.joined()
        }.joined()
        return "$'\(text)'"
    }
}
