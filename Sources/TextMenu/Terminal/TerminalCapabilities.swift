import WaylineText

/// The abilities of a terminal, read from the variables of the environment.
package struct TerminalCapabilities: Sendable, Equatable {
    /// The variables that are read.
    package static let variables = [
        "TERM", "COLORTERM", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORFGBG", "LC_ALL",
        "LC_CTYPE", "LANG",
    ]

    var colours: ColourDepth
    /// True if it shows characters beyond ASCII.
    package var isUnicode: Bool
    /// True if the terminal ignores sequences that it does not know, so that it can be asked
    /// questions. The Linux console, and other terminals of its age, print a part of them.
    var canBeAsked: Bool
    /// The theme for its background, as long as the terminal has not answered.
    package var theme = ColourTheme.dark

    /// True if the program wants to know what the mouse does.
    package var wantsMouse = false

    package init(colours: ColourDepth, isUnicode: Bool, canBeAsked: Bool) {
        self.colours = colours
        self.isUnicode = isUnicode
        self.canBeAsked = canBeAsked
    }

    /// True if the mouse is reported to the program.
    var reportsMouse: Bool { canBeAsked && wantsMouse }

    /// True if the terminal is asked for its background.
    var asksForTheme: Bool { canBeAsked && colours != .none }

    package init(environment: [String: String], outputIsTerminal: Bool) {
        let terminal = environment["TERM"] ?? ""
        colours = Self.colours(environment, outputIsTerminal)
        isUnicode = Self.isUnicode(environment)
        canBeAsked = !TerminalName(terminal).isOld
        theme = environment["COLORFGBG"].flatMap { ColourTheme(colours: $0) } ?? .dark
    }

    /// The first rule that applies decides.
    ///
    /// 1. `NO_COLOR`, set to anything: none.
    /// 2. `CLICOLOR_FORCE`, set to anything but 0: those of the terminal, sixteen at least.
    /// 3. The output is no terminal, or `CLICOLOR` is 0: none.
    /// 4. `TERM` is absent, dumb, or the name of a terminal without colours: none.
    /// 5. `COLORTERM` is truecolor or 24bit, or `TERM` names a terminal with 24 bits: those.
    /// 6. `TERM` names 256 colours: 256.
    /// 7. Sixteen.
    private static func colours(
        _ environment: [String: String], _ outputIsTerminal: Bool
    ) -> ColourDepth {
        let name = TerminalName(environment["TERM"] ?? "")
        let isTrueColour = ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
        let most: ColourDepth =
            name.hasAllColours || isTrueColour
            ? .sixteenMillion : name.hasManyColours ? .twoHundredFiftySix : .sixteen
        if isSet(environment["NO_COLOR"]) { return .none }
        if isSet(environment["CLICOLOR_FORCE"]) && environment["CLICOLOR_FORCE"] != "0" {
            return most
        }
        if !outputIsTerminal || environment["CLICOLOR"] == "0" { return .none }
        return name.isDumb || name.isMonochrome ? .none : most
    }

    /// The first of the three variables that is set names the encoding.
    private static func isUnicode(_ environment: [String: String]) -> Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let encoding = (locale ?? "").lowercased().split(separator: ".").last ?? ""
        return encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8")
    }

    private static func isSet(_ value: String?) -> Bool {
        value.map { !$0.isEmpty } ?? false
    }
}

/// The number of colours that a terminal shows.
package enum ColourDepth: Sendable, Comparable {
    case none
    case sixteen
    case twoHundredFiftySix
    case sixteenMillion
}

/// The name of a terminal, which is the value of `TERM`.
private struct TerminalName {
    private let name: String

    init(_ name: String) {
        self.name = name.lowercased()
    }

    /// True if the terminal shows lines and nothing else. A terminal without a name counts as one
    /// of these.
    var isDumb: Bool {
        ["", "dumb", "unknown"].contains(name)
    }

    var isMonochrome: Bool {
        name.hasPrefix("vt") || name.hasSuffix("-m") || name.hasSuffix("-mono")
    }

    var hasManyColours: Bool { name.holds("256color") }

    /// True if it shows colours of 24 bits.
    var hasAllColours: Bool {
        ["direct", "kitty", "alacritty", "ghostty", "wezterm", "foot"].contains { name.holds($0) }
    }

    /// True if it may show sequences that it does not understand.
    var isOld: Bool {
        isDumb
            || ["linux", "vt", "ansi", "cons", "sun", "eterm", "pccon", "wsvt"].contains {
                name.hasPrefix($0)
            }
    }
}

/// The front ends that a program can run in by itself.
enum FrontEndKind: Sendable, Equatable {
    /// The whole screen of a terminal.
    case terminal
    /// Line after line, without an escape byte.
    case plain

    /// Chooses the terminal only if input and output are a terminal that can place its cursor, and
    /// the user has not asked for plain lines.
    init(
        inputIsTerminal: Bool, outputIsTerminal: Bool, environment: [String: String],
        plainIsAskedFor: Bool
    ) {
        let isDumb = TerminalName(environment["TERM"] ?? "").isDumb
        let isPlain = plainIsAskedFor || !inputIsTerminal || !outputIsTerminal || isDumb
        self = isPlain ? .plain : .terminal
    }
}
