/// The steps through an app in the text of a script, one on each line.
package struct Script: Hashable, Sendable {
    /// A step, and its place in the script.
    package struct Line: Hashable, Sendable {
        package let number: Int

        /// The line as written, without a text that could be a password.
        package let text: String
        package let step: ScriptStep
    }

    /// The most bytes of a line.
    package static let lineLimit = 1 << 14

    package let lines: [Line]

    /// Reads all lines. Throws the fault of the first line that cannot be read.
    package init(_ text: String) throws(ScriptError) {
        var lines: [Line] = []
        let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, text) in texts.enumerated() {
            do throws(ScriptError.Reason) {
                if text.utf8.count > Self.lineLimit { throw .tooLong(limit: Self.lineLimit) }
                var words = ScriptWords(try ScriptWord.words(of: text))
                guard let step = try ScriptStep(&words) else { continue }
                lines.append(
                    Line(number: index + 1, text: step.withoutSecret ?? text.trimmed, step: step))
            } catch {
                throw ScriptError(line: index + 1, reason: error)
            }
        }
        self.lines = lines
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(
            start.prefix(
                start.lastIndex { !$0.isWhitespace }.map {
                    start.distance(from: start.startIndex, to: $0) + 1
                } ?? 0))
    }
}
