/// What a terminal can do, as far as the environment tells.
package struct TerminalCapabilities: Sendable, Equatable {
    /// The variables that are looked at.
    package static let variables = [
        "TERM", "COLORTERM", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "LC_ALL", "LC_CTYPE", "LANG",
    ]

    package var colours: ColourDepth
    /// Whether characters beyond ASCII are shown.
    package var isUnicode: Bool
    /// Whether it does no harm to ask if a frame can be shown at once: the Linux console, and
    /// terminals of its age, show a part of the question.
    package var canBeAsked: Bool

    package init(colours: ColourDepth, isUnicode: Bool, canBeAsked: Bool) {
        self.colours = colours
        self.isUnicode = isUnicode
        self.canBeAsked = canBeAsked
    }

    package init(environment: [String: String], outputIsTerminal: Bool) {
        let terminal = environment["TERM"] ?? ""
        colours = Self.colours(environment, outputIsTerminal)
        isUnicode = Self.isUnicode(environment)
        canBeAsked = !TerminalName(terminal).isOld
    }

    /// The first rule that says anything decides.
    ///
    /// 1. `NO_COLOR`, set to anything: none.
    /// 2. `CLICOLOR_FORCE`, set to anything but 0: those of the terminal, sixteen at least.
    /// 3. The output is no terminal, or `CLICOLOR` is 0: none.
    /// 4. `TERM` is absent, dumb, or the name of a terminal without colours: none.
    /// 5. `COLORTERM` or `TERM` speaks of 256 colours or more: 256.
    /// 6. Sixteen.
    private static func colours(
        _ environment: [String: String], _ outputIsTerminal: Bool
    ) -> ColourDepth {
        let name = TerminalName(environment["TERM"] ?? "")
        let isTrueColour = ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
        let most: ColourDepth = name.hasManyColours || isTrueColour ? .twoHundredFiftySix : .sixteen
        if isSet(environment["NO_COLOR"]) { return .none }
        if isSet(environment["CLICOLOR_FORCE"]) && environment["CLICOLOR_FORCE"] != "0" {
            return most
        }
        if !outputIsTerminal || environment["CLICOLOR"] == "0" { return .none }
        return name.isDumb || name.isMonochrome ? .none : most
    }

    /// The first of the three variables that is set tells the encoding.
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
