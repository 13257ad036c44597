/// The codes by which a terminal shows the styles.
///
/// Its colours have fixed values: those of the cube and the grey ramp of 256 colours, or those of
/// sixteen that are readable with the values of both xterm and VGA. A role for which no such colour
/// is readable has none.
package struct StyleCodes: Equatable, Sendable {
    private let codes: [[UInt8]]

    /// For each style, the first one that looks the same.
    private let looks: [UInt8]

    package init(_ depth: ColourDepth, _ theme: ColourTheme) {
        let texts = FrameRow.Style.allCases.map { Self.code(of: $0, depth, theme) }
        codes = texts.map { Array($0.utf8) }
        looks = texts.map { text in UInt8(texts.firstIndex(of: text) ?? 0) }
    }

    /// The parameters of the sequence that sets `style` on plain text; empty for plain text.
    package func code(of style: FrameRow.Style) -> String {
        String(decoding: codes[Int(style.rawValue)], as: UTF8.self)
    }

    /// Writes the change from the `old` style to this one.
    func write(_ style: FrameRow.Style, after old: FrameRow.Style, to bytes: inout [UInt8]) {
        let (look, before) = (looks[Int(style.rawValue)], looks[Int(old.rawValue)])
        guard look != before else { return }
        bytes += [0x1B, 0x5B]
        if look != 0, before != 0 { bytes += [0x30, 0x3B] }
        bytes += codes[Int(look)]
        bytes.append(0x6D)
    }

    private static func code(
        of style: FrameRow.Style, _ depth: ColourDepth, _ theme: ColourTheme
    ) -> String {
        let colours = RoleColours(depth, theme)
        return switch style {
        case .plain: ""
        case .strong: "1"
        case .focused: "1;7"
        case .inverse: colours.accent.isEmpty ? "7" : "7;" + colours.accent
        case .field: colours.field
        case .placeholder: colours.placeholder
        case .button: colours.accent.isEmpty ? "1" : "1;" + colours.accent
        case .match: colours.accent.isEmpty ? "4" : "4;" + colours.accent
        case .faint: colours.faint
        case .accent: colours.accent
        case .chosen: depth == .none ? "1" : colours.accent
        case .error: colours.error
        case .success: colours.success
        case .warning: colours.warning
        }
    }
}

/// The codes of the roles that have a colour.
private struct RoleColours {
    private(set) var faint = ""
    private(set) var accent = ""
    private(set) var error = "1"
    private(set) var success = ""
    private(set) var warning = "1"
    private(set) var field = "4"
    private(set) var placeholder = ""

    init(_ depth: ColourDepth, _ theme: ColourTheme) {
        switch (depth, theme) {
        case (.none, _): break
        // No red of sixteen is readable on dark grey, and no green or yellow on white.
        case (.sixteen, .dark):
            (accent, error, success, warning) = ("96", "1;93", "92", "93")
        case (.sixteen, .light):
            (accent, error) = ("34", "31")
        case (.twoHundredFiftySix, .dark):
            (faint, accent) = ("38;5;247", "38;5;37")
            (error, success, warning) = ("38;5;210", "38;5;114", "38;5;221")
            (field, placeholder) = ("38;5;255;48;5;238", "38;5;250;48;5;238")
        case (.twoHundredFiftySix, .light):
            (faint, accent) = ("38;5;241", "38;5;24")
            (error, success, warning) = ("38;5;124", "38;5;22", "38;5;94")
            (field, placeholder) = ("38;5;234;48;5;252", "38;5;239;48;5;252")
        }
    }
}
