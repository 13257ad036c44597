import WaylineValues

extension String {
    /// True if it has a character that controls a terminal.
    package var hasControls: Bool { unicodeScalars.contains(where: \.isControl) }

    /// The text on one line. Characters that control a terminal are escaped, as `\u{1B}`.
    package var printable: String {
        guard hasControls else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isControl {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text, printable, of several lines. Tabs and Windows line endings are kept.
    package var printableLines: String {
        guard hasControls else { return self }
        return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let (end, text) = line.last == "\r" ? ("\r", line.dropLast()) : ("", line)
            return text.split(separator: "\t", omittingEmptySubsequences: false)
                .map { String($0).printable }.joined(separator: "\t") + end
        }.joined(separator: "\n")
    }
}
