/// The colours of the full screen, by the roles of the texts. `App.themes(_:)` adds them to those
/// that a user can choose.
///
/// ```swift
/// extension ColourTheme {
///     static let dusk = ColourTheme(
///         "dusk", text: 0xE0DEF4, background: 0x232136, faint: 0x9893B5, accent: 0xF6C177)
/// }
/// ```
///
/// A test proves that it can be read: `XCTAssertEqual(ColourTheme.dusk.contrastFaults, [])`.
///
/// A chosen theme covers the terminal's own background. A terminal with 256 colours shows the
/// nearest readable ones, and one with 16 shows those of ``dark`` or ``light``.
public struct ColourTheme: Hashable, Sendable, CaseIterable {
    /// The name by which the theme is chosen.
    public let name: String

    let text, background, faint, accent, error, success, warning, field, placeholder: Colour

    /// Creates a theme from colours that are written like `0xE0DEF4`.
    ///
    /// A role without a colour takes that of ``dark`` or ``light``, whichever fits the
    /// `background`. `field` is the background of inputs, and `placeholder` the text in an empty
    /// one. The marked row swaps `text` and `background`.
    public init(
        _ name: String, text: UInt32, background: UInt32, faint: UInt32? = nil,
        accent: UInt32? = nil, error: UInt32? = nil, success: UInt32? = nil,
        warning: UInt32? = nil, field: UInt32? = nil, placeholder: UInt32? = nil
    ) {
        let background = Colour(background)
        let usual = BuiltInColours(isLight: background.isLight)
        self.name = name
        (self.text, self.background) = (Colour(text), background)
        self.faint = Colour(faint ?? usual.faint)
        self.accent = Colour(accent ?? usual.accent)
        self.error = Colour(error ?? usual.error)
        self.success = Colour(success ?? usual.success)
        self.warning = Colour(warning ?? usual.warning)
        self.field = Colour(field ?? usual.field)
        self.placeholder = Colour(placeholder ?? usual.placeholder)
    }

    /// Light text on a dark background.
    public static let dark = ColourTheme("dark", text: 0xEEEEEE, background: 0x1C1C1C)

    /// Dark text on a light background.
    public static let light = ColourTheme("light", text: 0x1C1C1C, background: 0xFFFFFF)

    /// The built-in themes.
    public static let allCases = [dark, light]

    /// True if its text is darker than its background.
    package var isLight: Bool { background.isLight }
}

extension ColourTheme {
    /// Creates the theme in which text is easier to read on this background.
    init(background: ReportedColour) {
        self = background.luminance > 0.21 ? .light : .dark
    }

    /// Creates the theme of a value of `COLORFGBG`, such as `15;0` or `0;default;15`: the last part
    /// is the number of the background among sixteen colours. Returns nil if it is no such number.
    init?(colours: String) {
        guard let last = colours.split(separator: ";", omittingEmptySubsequences: false).last,
            let number = UInt8(last), number < 16
        else { return nil }
        self = number < 7 || number == 8 ? .dark : .light
    }
}

/// The colours of the built-in themes. All are among the 256 of a terminal.
private struct BuiltInColours {
    let faint, accent, error, success, warning, field, placeholder: UInt32

    init(isLight: Bool) {
        if isLight {
            (faint, accent, error) = (0x626262, 0x005F87, 0xAF0000)
            (success, warning) = (0x005F00, 0x875F00)
            (field, placeholder) = (0xD0D0D0, 0x4E4E4E)
        } else {
            (faint, accent, error) = (0x9E9E9E, 0x00AFAF, 0xFF8787)
            (success, warning) = (0x87D787, 0xFFD75F)
            (field, placeholder) = (0x444444, 0xBCBCBC)
        }
    }
}
