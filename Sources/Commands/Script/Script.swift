/// The steps through an app in the text of a script, one on each line.
package struct Script: Sendable {
    /// A step, and its place in the script.
    package struct Line: Sendable {
        package let number: Int

        /// The line, without its comment and without a text that could be a password.
        package let text: String

        /// Takes the step. Throws the reason why it fails.
        let take: ScriptStep.Action
    }

    /// The most bytes of a line.
    static let lineLimit = 1 << 14

    package let lines: [Line]

    /// True if it puts services into a fault.
    var hasFaults: Bool { lines.contains { $0.text.hasPrefix("begin ") } }

    /// Reads all lines. Throws the fault of the first line that cannot be read.
    package init(_ text: String) throws(ScriptError) {
        let steps = ScriptStep.all()
        var lines: [Line] = []
        for (index, text) in Self.lines(of: text).enumerated() {
            do throws(ScriptError.Reason) {
                if text.utf8.count > Self.lineLimit { throw .tooLong(limit: Self.lineLimit) }
                var words = try ScriptWords(text)
                if words.isEmpty { continue }
                let take = try ScriptStep.reading(&words, as: steps)
                let shown = words.shown.joined(separator: " ")
                lines.append(Line(number: index + 1, text: shown, take: take))
            } catch {
                throw ScriptError(line: index + 1, reason: error)
            }
        }
        self.lines = lines
    }

    /// Splits a text at the ends of its lines, those of Unix or of Windows. No other sign ends a line.
    static func lines(of text: String) -> [Substring] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map(Substring.init)
    }
}
