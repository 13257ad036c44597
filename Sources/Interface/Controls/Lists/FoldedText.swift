import WaylineText

/// A text that is sorted without case and marks: "Ánh" stands before "Bình", and "Đức" with the D.
/// Texts that differ only in these are compared by their scalars.
struct FoldedText: Comparable {
    private let text: String
    private let folded: String

    init(_ text: String) {
        self.text = text
        if text.isPlain {
            folded = text.lowercased()
        } else {
            var scalars = String.UnicodeScalarView()
            let letters = text.unicodeScalars.map(BaseLetters.letter)
            for letter in letters where letter != BaseLetters.mark {
                if let scalar = Unicode.Scalar(letter) { scalars.append(scalar) }
            }
            folded = String(scalars)
        }
    }

    static func < (one: FoldedText, other: FoldedText) -> Bool {
        (one.folded, one.text) < (other.folded, other.text)
    }
}
