/// A part of a page of the help.
package enum Note: Sendable {
    /// The heading of the part that follows.
    case heading(String)
    case paragraph(String)
    /// Terms and their meanings.
    case terms([(String, String)])
    /// Lines that are not broken.
    case verbatim(String)
    /// A line of usage, which is broken between its pieces.
    case usage([String])
    case examples([Command.Example])
}
