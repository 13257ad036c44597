import WaylineSystem

/// The standard output, until it does not accept all of a text.
@MainActor
final class ResultStream {
    /// The error of a program whose results are not whole.
    static let failure =
        "The standard output cannot be written to: it is full or closed. Make room, or send the "
        + "output elsewhere, then try again."

    /// True if nothing is lost.
    private(set) var isWhole = true

    func write(_ text: String) {
        if isWhole { isWhole = Platform.writeAll(text, to: Platform.standardOutput) }
    }
}
