/// What is said of something at greater length.
package enum Note: Sendable {
    /// The name of what follows.
    case heading(String)
    case paragraph(String)
    /// Words, and what they mean.
    case terms([(String, String)])
    /// Lines that stand as they are.
    case verbatim(String)
}
