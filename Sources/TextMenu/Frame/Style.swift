/// The meaning of a text on the full screen. A terminal shows it by colours, if it has any.
public enum Style: UInt8, Sendable {
    /// A text like any other.
    case plain

    /// A heading, or a text that must not be overlooked.
    case strong

    /// A text that matters less than those around it, or that cannot be used now.
    case faint

    /// The marker, and what is chosen.
    case accent

    /// A text that says what has gone wrong.
    case error

    /// The tab that is shown.
    case inverse
}
