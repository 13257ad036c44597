/// The codes by which a terminal shows the styles.
///
/// With 256 colours or more, they are those of the theme. With sixteen, they are those that are
/// readable with the values of both xterm and VGA; a role for which none is readable has none.
package struct StyleCodes: Equatable, Sendable {
    private let codes: [[UInt8]]

    /// For each style, the first one that looks the same.
    private let looks: [UInt8]

    /// True if plain text has a background of its own.
    let isPainted: Bool

    /// If `isPainted`, the theme's background covers that of the terminal.
    package init(_ depth: ColourDepth, _ theme: ColourTheme, isPainted: Bool = false) {
        self.isPainted = isPainted && depth != .none
        let colours = RoleColours(depth, theme)
        let ground = self.isPainted ? [colours.ground] : []
        let texts = FrameRow.Style.allCases.map { style in
            (ground + [Self.code(of: style, colours, depth)]).filter { !$0.isEmpty }
                .joined(separator: ";")
        }
        codes = texts.map { Array($0.utf8) }
        looks = texts.map { text in UInt8(texts.firstIndex(of: text) ?? 0) }
    }

    /// The parameters of the sequence that sets `style` on plain text; empty for plain text on the
    /// terminal's background.
    package func code(of style: FrameRow.Style) -> String {
        String(decoding: codes[Int(style.rawValue)], as: UTF8.self)
    }

    /// Writes the change from the `old` style to this one.
    func write(_ style: FrameRow.Style, after old: FrameRow.Style, to bytes: inout [UInt8]) {
        let (look, before) = (looks[Int(style.rawValue)], looks[Int(old.rawValue)])
        guard look != before else { return }
        bytes += [0x1B, 0x5B]
        if isPainted || look != 0 && before != 0 { bytes += [0x30, 0x3B] }
        bytes += codes[Int(look)]
        bytes.append(0x6D)
    }

    /// Writes the change from any style to plain text.
    func writePlain(to bytes: inout [UInt8]) {
        bytes += [0x1B, 0x5B, 0x30]
        if isPainted { bytes += [0x3B] + codes[0] }
        bytes.append(0x6D)
    }

    private static func code(
        of style: FrameRow.Style, _ colours: RoleColours, _ depth: ColourDepth
    ) -> String {
        switch style {
        case .plain: ""
        case .strong: "1"
        case .focused: "1;7"
        case .inverse: colours.accent.isEmpty ? "7" : "7;" + colours.accent
        case .field: colours.field
        case .placeholder: colours.placeholder
        case .button: colours.accent.isEmpty ? "1" : "1;" + colours.accent
        case .match: colours.accent.isEmpty ? "4" : "4;" + colours.accent
        case .faint: colours.faint
        case .disabled: colours.faint.isEmpty ? "2" : colours.faint
        case .accent: colours.accent
        case .chosen: depth == .none ? "1" : colours.accent
        case .error: colours.error
        case .success: colours.success
        case .warning: colours.warning
        }
    }
}

/// The codes of the roles that have a colour, and of plain text on the theme's background.
private struct RoleColours {
    private(set) var ground = ""
    private(set) var faint = ""
    private(set) var accent = ""
    private(set) var error = "1"
    private(set) var success = ""
    private(set) var warning = "1"
    private(set) var field = "4"
    private(set) var placeholder = ""

    init(_ depth: ColourDepth, _ theme: ColourTheme) {
        switch depth {
        case .none: break
        // No red of sixteen is readable on dark grey, and no green or yellow on white.
        case .sixteen where theme.isLight:
            (ground, accent, error) = ("30;107", "34", "31")
        case .sixteen:
            (ground, accent, error, success, warning) = ("97;40", "96", "1;93", "92", "93")
        case .twoHundredFiftySix, .sixteenMillion:
            let coder = ColourCoder(depth)
            let code = { coder.code(of: $0, on: theme.background) }
            (faint, accent, error) = (code(theme.faint), code(theme.accent), code(theme.error))
            (success, warning) = (code(theme.success), code(theme.warning))
            ground = coder.code(of: theme.text, over: theme.background)
            field = coder.code(of: theme.text, over: theme.field)
            placeholder = coder.code(of: theme.placeholder, over: theme.field)
        }
    }
}

/// Writes colours for a terminal with many of them.
private struct ColourCoder {
    private let isExact: Bool

    init(_ depth: ColourDepth) {
        isExact = depth == .sixteenMillion
    }

    /// Returns the code of a text on a background that is set elsewhere.
    func code(of text: Colour, on background: Colour) -> String {
        "38;" + parameters(isExact ? text : text.shown(on: background.shown()))
    }

    /// Returns the code of a text together with its background.
    func code(of text: Colour, over background: Colour) -> String {
        let ground = isExact ? background : background.shown()
        return code(of: text, on: background) + ";48;" + parameters(ground)
    }

    private func parameters(_ colour: Colour) -> String {
        colour.number.map { "5;\($0)" } ?? "2;\(colour.red);\(colour.green);\(colour.blue)"
    }
}

extension Colour {
    /// The colour that a terminal with 256 colours shows.
    fileprivate func shown(on ground: Colour? = nil) -> Colour {
        number == nil ? nearest(readableOn: ground) : self
    }
}
