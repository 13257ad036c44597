import WaylineText

/// A text to search for in rows, in capital or small letters.
package struct FilterPattern {
    private let text: String

    /// The bytes in small letters; nil unless all are ASCII, since other small letters may differ
    /// in length.
    private let bytes: [UInt8]?

    /// The characters in small letters.
    private let characters: [String]

    package init(_ text: String) {
        self.text = text.lowercased()
        characters = text.map { $0.lowercased() }
        let bytes = Array(self.text.utf8)
        self.bytes = bytes.allSatisfy { $0 < 0x80 } ? bytes : nil
    }

    package func isFound(in title: String) -> Bool {
        guard let bytes else { return title.lowercased().holds(text) }
        var copy = title
        return copy.withUTF8 { Self.contains(bytes, in: $0) }
            ?? title.lowercased().holds(text)
    }

    /// Returns the parts of `title` that match, from the beginning on.
    package func hits(in title: String) -> [Range<String.Index>] {
        if characters.isEmpty { return [] }
        var hits: [Range<String.Index>] = []
        var start = title.startIndex
        while start < title.endIndex {
            if let end = end(ofHitAt: start, in: title) {
                hits.append(start..<end)
                start = end
            } else {
                title.formIndex(after: &start)
            }
        }
        return hits
    }

    private func end(ofHitAt start: String.Index, in title: String) -> String.Index? {
        var index = start
        for character in characters {
            guard index < title.endIndex, title[index].lowercased() == character else { return nil }
            title.formIndex(after: &index)
        }
        return index
    }

    /// Returns nil if a mark may follow, which would make another character of the last one.
    private static func contains(_ bytes: [UInt8], in title: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard let first = bytes.first else { return true }
        guard bytes.count <= title.count else { return false }
        for start in 0...(title.count - bytes.count) where title[start].inSmallLetters == first {
            var length = 1
            while length < bytes.count, title[start + length].inSmallLetters == bytes[length] {
                length += 1
            }
            guard length == bytes.count else { continue }
            let end = start + length
            return end == title.count || title[end] < 0x80 ? true : nil
        }
        return false
    }
}

extension UInt8 {
    fileprivate var inSmallLetters: UInt8 {
        self &- 0x41 < 26 ? self | 0x20 : self
    }
}
