import WaylineSystem

/// The standard input in lines, and the standard output, until one of them fails.
@MainActor
package final class LineStreams {
    private var isWhole = true

    /// The last text that was written: the question that the next line answers.
    private var question = ""

    package init() {}

    /// Returns the next line; nil at the end, or if a text could not be written.
    package func nextLine(_ echo: StandardStreams.Echo) async -> String? {
        isWhole ? await StandardStreams.nextLine(echo, question: question) : nil
    }

    package func write(_ text: String) {
        question = String(text.drop(while: \.isNewline))
        if isWhole { isWhole = StandardStreams.writeAll(text) }
    }

    /// Throws the reason if a line was too long, or if a text could not be written.
    package func check() throws(Console.Failure) {
        if StandardStreams.lines.isTooLong { throw .lineTooLong(limit: LineReader.limit) }
        // A reader that has closed the pipe has read all that it wanted.
        if !isWhole, Platform.isRead(Platform.standardOutput) { throw .outputFailed }
    }
}
