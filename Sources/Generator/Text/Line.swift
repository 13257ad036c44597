/// A line of a text, as bytes, with its line ending: all lines joined are the text.
package struct Line: Hashable, Sendable {
    package let bytes: ArraySlice<UInt8>

    /// True if it ends with a line feed. Only the last line of a text may not.
    package var isComplete: Bool { bytes.last == .lineFeed }

    /// True if it ends with a carriage return and a line feed, as on Windows.
    package var endsWithCarriageReturn: Bool {
        bytes.suffix(2).elementsEqual([.return, .lineFeed])
    }

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// Returns all lines of `text`; none if it is empty.
    package static func all(of text: String) -> [Line] {
        all(of: Array(text.utf8))
    }

    /// Returns all lines of a text, given as bytes, which need not be valid UTF-8.
    package static func all(of bytes: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var start = 0
        for (place, byte) in bytes.enumerated() where byte == .lineFeed {
            lines.append(Line(bytes[start...place]))
            start = place + 1
        }
        if start < bytes.count { lines.append(Line(bytes[start...])) }
        return lines
    }

    package func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let `return` = UInt8(ascii: "\r")
}
