import WaylineCommandLine
import WaylineValues

/// The rule that a template breaks. Tags are without their braces.
package enum TemplateFault: Hashable, Sendable {
    /// A file that is not in UTF-8.
    case noText
    case unknownFolder

    /// Two files with the same place in the package.
    case twoFiles(at: String)

    /// Braces that are not closed in their line.
    case endless(String)
    case unknown(String, near: String?)

    /// A text of an item, outside of the block of its list.
    case outside(String, of: String)
    case unclosed(String)

    /// The end of another block than the open one, which is empty if none is open.
    case strayClosing(String, open: String)

    /// Too many blocks in others, or too long a text.
    case tooLarge
}

extension TemplateFault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noText: "this file is not text: write it in UTF-8."
        case .unknownFolder:
            "this file must be in one of the folders \(Template.folders.enumerated)."
        case .twoFiles(let path):
            "two of its files would be '\(path)': give one of them another name."
        case .endless(let text):
            "'{{\(text)' has no end: write '}}' behind it, in the same line."
        case .unknown(let tag, let near):
            "'{{\(tag)}}' is not \(tag.first?.isLetter == true ? "a placeholder" : "a block")"
                + (near.map { ": did you mean '{{\($0)}}'?" } ?? ".")
        case .outside(let key, let list):
            "'{{\(key)}}' has a value only for an item of '\(list)': write it between "
                + "'{{#\(list)}}' and '{{/\(list)}}'"
                + (list == "children" ? ", or in a file of 'child' or 'child-tests'." : ".")
        case .unclosed(let tag):
            "'{{\(tag)}}' is not closed: write '{{/\(tag.dropFirst())}}' below it."
        case .strayClosing(let key, let open):
            "'{{/\(key)}}' closes nothing: "
                + (open.isEmpty
                    ? "remove it, or open its block above."
                    : "write '{{/\(open.dropFirst())}}' first.")
        case .tooLarge:
            "more than 16 blocks are in each other, or the files would have more than 1 MiB: make "
                + "the template simpler, or ask for fewer children."
        }
    }
}
