import WaylineText

/// A text in the order of a dictionary without marks: capital and small letters count the same, and
/// a Latin letter counts as the one without its marks, so that "Ánh" stands before "Bình", and
/// "Đức" with the D. Texts that differ only in these are compared by their scalars.
struct FoldedText: Comparable {
    private let text: String
    private let folded: String

    init(_ text: String) {
        self.text = text
        if text.isPlain {
            folded = text.lowercased()
        } else {
            var scalars = String.UnicodeScalarView()
            for scalar in text.lowercased().unicodeScalars where !scalar.isMark {
                scalars.append(scalar.withoutMarks)
            }
            folded = String(scalars)
        }
    }

    static func < (one: FoldedText, other: FoldedText) -> Bool {
        (one.folded, one.text) < (other.folded, other.text)
    }
}

extension Unicode.Scalar {
    /// True for a mark that stands above or below the letter before it.
    fileprivate var isMark: Bool { (0x300...0x36F).contains(value) }

    /// The Latin letter without its marks: its name is "LATIN SMALL LETTER D WITH STROKE", and the
    /// like.
    fileprivate var withoutMarks: Unicode.Scalar {
        guard !isASCII, let name = properties.name, name.hasPrefix("LATIN ") else { return self }
        let words = name.split(separator: " ")
        guard words.count > 5, words[4] == "WITH", words[3].utf8.count == 1,
            let letter = words[3].lowercased().unicodeScalars.first
        else { return self }
        return letter
    }
}
