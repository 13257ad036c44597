import WaylineCommandLine
import WaylineValues

/// The rule that a template breaks. Tags are without their braces.
enum TemplateFault: Hashable, Sendable {
    /// A file that is not in UTF-8.
    case noText
    case unknownFolder

    /// Two files with the same place in the package.
    case twoFiles(at: String)

    /// Braces that are not closed in their line.
    case endless(String)
    case unknown(String, near: String?)

    /// A tag of a field, outside of the block of the fields.
    case outside(String)

    /// The block of the fields: not closed, not open, or begun in itself.
    case unclosed, strayClosing, nested

    /// A name, without this tag, that a file of the package has already.
    case untagged(String, String, in: String)

    /// Too long a text for a record.
    case tooLarge
}

extension TemplateFault: CustomStringConvertible {
    var description: String {
        switch self {
        case .noText: "this file is not text: write it in UTF-8."
        case .unknownFolder:
            "this file must be in one of the folders \(OwnTemplate.folders.enumerated)."
        case .twoFiles(let path):
            "two of its files would be '\(path)': give one of them another name."
        case .endless(let text):
            "'{{\(text)' has no end: write '}}' behind it, in the same line."
        case .unknown(let tag, let near):
            "'{{\(tag)}}' is not a tag" + (near.map { ": did you mean '{{\($0)}}'?" } ?? ".")
        case .outside(let tag):
            "'{{\(tag)}}' has a value only for a field: write it between '{{#fields}}' and "
                + "'{{/fields}}'."
        case .unclosed: "'{{#fields}}' is not closed: write '{{/fields}}' below it."
        case .strayClosing: "'{{/fields}}' closes nothing: write '{{#fields}}' above it."
        case .nested: "'{{#fields}}' is open already: write '{{/fields}}' first."
        case .untagged(let name, let tag, let file):
            "the tag '{{\(tag)}}' is missing in '\(name)', a name that '\(file)' has already."
        case .tooLarge: "the files of a screen would have more than 1 MiB: make them shorter."
        }
    }
}
