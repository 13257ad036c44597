/// The sequences that take a terminal and give it back.
enum TerminalSequences {
    /// Puts the title of the window on the terminal's stack of titles.
    static func saving(_ capabilities: TerminalCapabilities) -> String {
        capabilities.canBeAsked ? "\u{1B}[22;2t" : ""
    }

    /// The alternate screen, bracketed paste, no cursor, an empty screen, reports of the mouse's
    /// buttons in their longer form.
    static func taking(_ capabilities: TerminalCapabilities) -> String {
        "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l\u{1B}[0m\u{1B}[H\u{1B}[2J"
            + (capabilities.reportsMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
    }

    /// Asks whether a frame can be shown at once and for the colour of the background. The last
    /// question is the one for the kind of terminal, which each of them answers.
    static func questions(_ capabilities: TerminalCapabilities) -> String {
        guard capabilities.canBeAsked else { return "" }
        let background = capabilities.asksForTheme ? "\u{1B}]11;?\u{1B}\\" : ""
        return "\u{1B}[?2026$p\(background)\u{1B}[c"
    }

    /// Undoes all changes. It begins by ending a string and a frame that were cut short. The screen
    /// is cleared for terminals that have only one.
    static func givingBack(_ capabilities: TerminalCapabilities) -> String {
        (capabilities.canBeAsked ? "\u{1B}\\\u{1B}[?2026l" : "") + endingMouse(capabilities)
            + "\u{1B}[0m\u{1B}[?2004l\u{1B}[H\u{1B}[2J\u{1B}[?1049l\u{1B}[?25h"
            + (capabilities.canBeAsked ? "\u{1B}[23;2t" : "")
    }

    /// Ends the reports of the mouse.
    static func endingMouse(_ capabilities: TerminalCapabilities) -> String {
        capabilities.reportsMouse ? "\u{1B}[?1006l\u{1B}[?1000l" : ""
    }
}
