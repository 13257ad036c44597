extension ColourTheme {
    /// The pairs of colours that are hard to read, each as a sentence; none in a readable theme.
    ///
    /// Texts need a contrast of 4.5 to 1, as in the Web Content Accessibility Guidelines.
    public var contrastFaults: [String] {
        let texts = [
            ("text", text), ("faint", faint), ("accent", accent), ("error", error),
            ("success", success), ("warning", warning),
        ]
        return texts.compactMap { fault($0.0, $0.1, on: "background", background) }
            + [("text", text), ("placeholder", placeholder)]
            .compactMap { fault($0.0, $0.1, on: "field", field) }
            + [fault("field", field, on: "background", background, needs: 1.2)].compactMap(\.self)
    }

    private func fault(
        _ role: String, _ colour: Colour, on otherRole: String, _ other: Colour,
        needs least: Double = Colour.readableContrast
    ) -> String? {
        let contrast = colour.contrast(to: other)
        guard contrast < least else { return nil }
        let tenths = Int(contrast * 10)
        return "'\(role)' (\(colour)) on '\(otherRole)' (\(other)) has a contrast of "
            + "\(tenths / 10).\(tenths % 10) to 1: choose colours with at least \(least)."
    }
}

extension Colour {
    /// The least contrast of a text to its background.
    static let readableContrast = 4.5

    /// The contrast to `other`, from 1 to 21.
    func contrast(to other: Colour) -> Double {
        let (mine, theirs) = (luminance, other.luminance)
        return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
    }

    /// True for a background on which dark text is easier to read.
    var isLight: Bool { luminance > 0.18 }

    /// The relative luminance, from 0 to 1.
    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ part: Int) -> Double {
        let value = Double(part) / 255
        if value <= 0.04045 { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // The power of 2.4: the square, times the fifth root of the square.
        let square = base * base
        var root = 1.0
        for _ in 0..<12 { root = (4 * root + square / (root * root * root * root)) / 5 }
        return square * root
    }
}
