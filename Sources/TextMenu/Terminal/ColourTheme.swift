/// The kind of a terminal's background, which decides the colours of the text.
public enum ColourTheme: String, CaseIterable, Sendable {
    /// Light text on a dark background.
    case dark

    /// Dark text on a light background.
    case light

    /// Creates the theme in which text is easier to read on this background.
    init(background: ReportedColour) {
        self = background.luminance > 0.21 ? .light : .dark
    }

    /// Creates the theme of a value of `COLORFGBG`, such as `15;0` or `0;default;15`: the last part
    /// is the number of the background among sixteen colours. Returns nil if it is not.
    init?(colours: String) {
        guard let last = colours.split(separator: ";", omittingEmptySubsequences: false).last,
            let number = UInt8(last), number < 16
        else { return nil }
        self = number < 7 || number == 8 ? .dark : .light
    }
}
