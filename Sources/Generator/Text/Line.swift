/// A line of a text, as bytes, with what ends it: so lines put together are the text again.
package struct Line: Hashable, Sendable {
    package let bytes: ArraySlice<UInt8>

    /// Whether it ends with a line feed, as all do but sometimes the last.
    package var isComplete: Bool { bytes.last == .lineFeed }

    /// Whether it ends as lines do on Windows.
    package var endsWithCarriageReturn: Bool {
        bytes.suffix(2).elementsEqual([.return, .lineFeed])
    }

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// All lines of `text`; none if it is empty.
    package static func all(of text: String) -> [Line] {
        all(of: Array(text.utf8))
    }

    /// All lines of a text, given as bytes; what is no text has lines, too.
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
