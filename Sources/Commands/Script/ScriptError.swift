import WaylineCommandLine

/// The reason why a line of a script cannot be read.
package struct ScriptError: Error, Hashable, Sendable {
    package enum Reason: Error, Hashable, Sendable {
        case openQuote
        case unknownEscape(Character)
        case noSpace(after: Character)
        /// A quote inside a word, in this column. The word may be a password.
        case quoteInside(column: Int)
        /// Nothing, or a quoted text, in place of one of these words.
        case noName(String, [String])
        case unknownName(String, String, nearest: String?)
        case usage(ScriptUsage)
        case noTime(String)
        /// The line has more bytes than this.
        case tooLong(limit: Int)
        /// An expectation of an empty text, which every screen has.
        case nothing
    }

    package let line: Int
    package let reason: Reason

    package init(line: Int, reason: Reason) {
        self.line = line
        self.reason = reason
    }
}

extension ScriptError: CustomStringConvertible {
    package var description: String { "\(line): \(reason)" }
}

extension ScriptError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .openQuote: #"a quote is not closed: a text ends with '"' in the same line."#
        case .unknownEscape(let letter):
            #"'\\#(letter)' means nothing: write '\"' for a quote, '\\' for a backslash and "#
                + #"'\n' for a line end."#
        case .noSpace(let letter): "a space is missing between a text and '\(letter)'."
        case .quoteInside(let column):
            "a quote is inside a word, in column \(column): begin the text with it, after a space."
        case .noName(let role, let known): "\(role) has to be named: \(known.alternatives)."
        case .unknownName(let given, let role, let nearest):
            "'\(given)' is not \(role)." + (nearest.map { " Did you mean '\($0)'?" } ?? "")
        case .usage(let usage): "this step is written like '\(usage.rawValue)'."
        case .nothing: "an empty text is on every screen: write the text to expect."
        case .tooLong(let limit):
            "this line is too long: a line has at most \(limit) bytes. Make its texts shorter."
        case .noTime(let given): "'\(given)' is not a time to wait: write e.g. '300ms' or '2s'."
        }
    }
}
