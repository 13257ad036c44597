extension String {
    /// The text in one line, without anything that a terminal could read as a command or that could
    /// deceive a reader.
    ///
    /// Scalars that must not be written are made visible: a control, including a line feed or a
    /// tab, by its picture, such as ␛; other invisible scalars by their numbers, such as ‹U+202E›;
    /// a mark without a base on a dotted circle. Printable text does not change, so the printable
    /// form of a printable form is the same.
    public var printable: String {
        if isPlain { return self }
        var characters = PrintedCharacters(self)
        var result = ""
        var copied = startIndex
        var position = startIndex
        while let character = characters.next() {
            if !character.isVerbatim {
                result += self[copied..<position]
                result += character.text
                copied = characters.position
            }
            position = characters.position
        }
        return copied == startIndex ? self : result + self[copied...]
    }

    /// Creates the printable text of any bytes. Bytes that are not UTF-8, such as half of a
    /// surrogate pair, are shown as U+FFFD.
    public init(printing bytes: some Collection<UInt8>) {
        self = String(decoding: bytes, as: UTF8.self).printable
    }

    /// True if it is printable ASCII and nothing else, one column a byte.
    package var isPlain: Bool { utf8.isPlain }

    /// The number of terminal columns that the printable form of the text takes.
    ///
    /// A combining mark takes none, wide East Asian characters and emoji take two, and a character
    /// whose width Unicode calls ambiguous takes one.
    public var columns: Int {
        if isPlain { return utf8.count }
        return PrintedCharacters(self).reduce(0) { $0 + $1.columns }
    }

    /// Returns whether the text contains `text`.
    ///
    /// `contains(_:)` of the regular expression library could do this, but every statically linked
    /// program would then carry that library.
    package func holds(_ text: String) -> Bool {
        indices.contains { self[$0...].hasPrefix(text) }
    }
}

extension Sequence<UInt8> {
    var isPlain: Bool {
        withContiguousStorageIfAvailable { bytes in bytes.allSatisfy(Self.isPlain) }
            ?? allSatisfy(Self.isPlain)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F
    }
}

extension Character {
    /// The number of terminal columns that its printable form takes.
    public var columns: Int { String(self).columns }
}
