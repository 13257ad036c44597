/// What a terminal is told when it is taken and when it is given back.
enum TerminalSequences {
    /// The alternate screen, bracketed paste, no cursor, an empty screen.
    static func taking(_ capabilities: TerminalCapabilities) -> String {
        "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l\u{1B}[0m\u{1B}[H\u{1B}[2J"
            + (capabilities.canBeAsked ? question : "")
    }

    /// All that was changed, back again. It begins by ending a frame that was cut short. The
    /// screen is emptied for terminals that have but one.
    static func givingBack(_ capabilities: TerminalCapabilities) -> String {
        (capabilities.canBeAsked ? "\u{1B}[?2026l" : "")
            + "\u{1B}[0m\u{1B}[?2004l\u{1B}[H\u{1B}[2J\u{1B}[?1049l\u{1B}[?25h"
    }

    /// Asks whether a frame can be shown at once.
    private static let question = "\u{1B}[?2026$p"
}
