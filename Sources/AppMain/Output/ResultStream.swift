import TextMenu

/// The standard output, for as long as it takes all that is written.
@MainActor
final class ResultStream {
    /// Whether nothing is lost.
    private(set) var isWhole = true

    func write(_ text: String) {
        if isWhole { isWhole = StandardStreams.writeAll(text) }
    }
}
