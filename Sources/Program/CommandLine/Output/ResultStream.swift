import WaylineSystem

/// The standard output, until it does not accept the whole of a text.
@MainActor
final class ResultStream {
    /// True if nothing is lost.
    private(set) var isWhole = true

    func write(_ text: String) {
        if isWhole { isWhole = Platform.writeAll(text, to: Platform.standardOutput) }
    }
}
