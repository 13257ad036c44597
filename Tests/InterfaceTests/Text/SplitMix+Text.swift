import TestSupport

extension SplitMix {
    /// The number of texts that a test makes; `WAYLINE_OPERATIONS` increases it.
    static var texts: Int { TestSize.count(500, all: 5_000) }

    /// Scalars that are rare but make a difference.
    private static let special = Corpus.text(
        """
        20 61 31 23 1B A D 9 7F 80 9B AD 300 301 323 34F 61C 627 647 600 915 937 94D 93E E01 E33 \
        1100 1161 11A8 1160 AC00 AC01 200B 200C 200D 200E 202E 2028 2066 20E3 231A 2764 FE0E FE0F \
        E0100 FEFF FFFD 6F22 1F1E9 1F1EA 1F3F4 E0067 E0062 E0065 E007F 1F3FD 1F468 1F469 1F525 \
        10FFFF E000 D4D 180B 1820 0B4D D4E
        """
    ).unicodeScalars.map { $0 }

    mutating func text() -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...30, using: &self) { text.append(scalar()) }
        return String(text)
    }

    private mutating func scalar() -> Unicode.Scalar {
        let special = Self.special.randomElement(using: &self) ?? " "
        let planes: [ClosedRange<UInt32>] = [
            0...0x2FF, 0...0x3FFF, 0x1F000...0x1FAFF, 0...0x10FFFF,
        ]
        guard next() % 4 == 0, let range = planes.randomElement(using: &self) else {
            return special
        }
        return Unicode.Scalar(.random(in: range, using: &self)) ?? special
    }
}
