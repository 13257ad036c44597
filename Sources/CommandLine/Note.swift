/// A part of the help on a command or topic.
package enum Note: Sendable {
    /// The heading of the parts that follow.
    case heading(String)
    case paragraph(String)
    /// Terms and their meanings.
    case terms([(String, String)])
    /// Lines that are not broken.
    case verbatim(String)
}
