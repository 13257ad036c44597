extension FrameRow {
    /// The role of a text on the full screen. The terminal's theme decides how it looks.
    ///
    /// A coloured text has a contrast of at least 4.5 to 1 to its background. Without colours, a
    /// role is bold, inverse, underlined or plain.
    public enum Style: UInt8, CaseIterable, Sendable {
        /// A text without a role.
        case plain

        /// A title.
        case strong

        /// A text that matters less, such as a hint or a line.
        case faint

        /// A sign, a key or a number by which the user acts.
        case accent

        /// A failure, or an input that is wrong.
        case error

        /// A text with the colours of text and background swapped, such as the tab that is shown.
        case inverse

        /// A success.
        case success

        /// A possible loss or failure.
        case warning

        /// The row with the marker. The colours of text and background are swapped.
        case focused

        /// An option that the user has chosen.
        case chosen

        /// The place of an input: it has its own background, or is underlined.
        case field

        /// The text in the place of an empty input, which shows what can be filled in. Without a
        /// background, a text that was filled in is underlined, and this one is not.
        case placeholder

        /// The default button of a form.
        case button

        /// The part of a row that a filter has found.
        case match

        /// A control that the user cannot use now. It looks like `faint`, and is dim on a terminal
        /// with few colours.
        case disabled

        /// True if a cell keeps the style in the row with the marker.
        var isKeptInBar: Bool {
            switch self {
            case .field, .placeholder, .match: true
            case .plain, .strong, .faint, .accent, .error, .inverse, .success, .warning, .focused,
                .chosen, .button, .disabled:
                false
            }
        }
    }
}
