extension Unicode.Scalar {
    /// True if a terminal may read it as a command or the end of a line, or write from right to
    /// left after it.
    package var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
        case _: false
        }
    }
}

extension String {
    /// Whether there is a letter in it that does something to a terminal.
    var hasControls: Bool { unicodeScalars.contains(where: \.isControl) }

    /// The same on one line, with the number of each letter that would do something to a terminal in its
    /// place, as `\u{1B}`.
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

    /// The same for a text of several lines, which may have tabs, and ends of lines as in Windows.
    package var printableLines: String {
        guard hasControls else { return self }
        return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let (end, text) = line.last == "\r" ? ("\r", line.dropLast()) : ("", line)
            return text.split(separator: "\t", omittingEmptySubsequences: false)
                .map { String($0).printable }.joined(separator: "\t") + end
        }.joined(separator: "\n")
    }
}
