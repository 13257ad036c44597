extension String {
    /// The text in one line, without anything that a terminal could take for a command or that
    /// would deceive a reader.
    ///
    /// What must not be written is shown: a control, also a line feed or a tab, as its picture, such
    /// as ␛; other invisible scalars by their numbers, such as ‹U+202E›; a mark on nothing on a
    /// dotted circle. What is printable stays as it is, and printing it again changes nothing.
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

    /// The text of bytes that may be anything, made printable. What is not UTF-8, such as half of a
    /// surrogate pair, is shown as U+FFFD.
    public init(printing bytes: some Collection<UInt8>) {
        self = String(decoding: bytes, as: UTF8.self).printable
    }

    /// Whether it is printable ASCII and nothing else, one column a byte.
    var isPlain: Bool { utf8.isPlain }
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
