import WaylineRouting

/// The reason why a line of a script cannot be read. It does not quote the line, which may have a
/// password.
public struct ScriptError: Error, Hashable, Sendable {
    enum Reason: Error, Hashable, Sendable {
        case openQuote
        case unknownEscape(column: Int)
        case noSpace(column: Int)
        /// A quote inside a word.
        case quoteInside(column: Int)
        /// A word that cannot stand after the first words, and the words that can.
        case noName(after: [String], [String], nearest: String?)
        /// None of the forms that a step has.
        case usage([String])
        /// The first line does not have the conditions of a run.
        case header
        /// The words behind a step are no effect.
        case effect
        /// The line has more bytes than this.
        case tooLong(limit: Int)
    }

    /// The number of the line.
    public let line: Int
    let reason: Reason
}

extension ScriptError: CustomStringConvertible {
    /// The number of the line, and the reason in a sentence.
    public var description: String { "\(line): \(reason)" }
}

extension ScriptError.Reason: CustomStringConvertible {
    var description: String {
        switch self {
        case .openQuote: #"a quote is not closed: a text ends with '"' in the same line."#
        case .unknownEscape(let column):
            "the backslash in column \(column) means nothing: "
                + #"write '\"' for a quote, '\\' for a backslash, '\n' for a line end and a "#
                + #"number like '\u{9}' for another character."#
        case .noSpace(let column): "a space is missing after a text, in column \(column)."
        case .quoteInside(let column):
            "a quote is inside a word, in column \(column): begin the text with it, after a space."
        case .noName([], let known, nil): "a step begins with \(known.alternatives)."
        case .noName([], _, let nearest?): "this is not a step. Did you mean '\(nearest)'?"
        case .noName(let name, let known, let nearest):
            "after '\(name.joined(separator: " "))' comes \(known.alternatives)."
                + (nearest.map { " Did you mean '\($0)'?" } ?? "")
        case .usage(let forms): "this step is written like \(forms.alternatives)."
        case .header:
            "the conditions of a run are written like 'app \"Shop\" language en seed 0 time "
                + "1750000000 size 80 24'."
        case .effect:
            "behind '->' come a digest, and in quotes a screen and a text: restore them, or leave "
                + "them out."
        case .tooLong(let limit):
            "this line is too long: a line has at most \(limit) bytes. Make its texts shorter."
        }
    }
}
