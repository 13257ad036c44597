import WaylineCommandLine
import WaylineValues

/// A fault of a template, with its file and line.
package struct TemplateError: Error, Hashable, Sendable {
    /// The path of the file, or of the template as a whole, in the package.
    package let file: String

    /// The line, from 1; nil if the fault is not in a line.
    package let line: Int?
    package let fault: TemplateFault

    init(_ file: String, line: Int? = nil, _ fault: TemplateFault) {
        self.file = file
        self.line = line
        self.fault = fault
    }
}

extension TemplateError: CustomStringConvertible {
    package var description: String {
        "\(file):\(line.map { "\($0):" } ?? "") \(fault)"
    }
}

/// The rule that a template breaks. Tags are without their braces.
package enum TemplateFault: Hashable, Sendable {
    case noFile

    /// A file that is not in UTF-8.
    case noText

    case unknownFolder(String)
    case leadsOut

    /// A source that would have the same name for each screen, or each child.
    case sameName(without: String)

    /// Two files with the same path in the package.
    case twoFiles(at: String)
    case blockInName(String)

    /// Braces that are not closed in their line.
    case endless(String)
    case unknown(String)

    /// A text of an item, outside of the block of its list.
    case outside(String, of: String)
    case unclosed(String)
    case strayClosing(String)
    case mismatched(String, opening: String, line: Int)

    /// A block in too many others.
    case tooDeep(String)

    /// The template generates too much to keep.
    case tooLong
}

extension TemplateFault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noFile:
            "the template has no file: put at least one into one of the folders \(folders)."
        case .noText: "this file is not text: write it in UTF-8."
        case .unknownFolder(let name): unknownFolder(name)
        case .leadsOut:
            "this path leads out of the template: write it without '.', '..', empty steps and "
                + "control characters."
        case .sameName(let key):
            "this name would repeat, and a module cannot have two files of one name: "
                + "write '{{\(key)}}' in it."
        case .twoFiles(let path):
            "two of its files would be '\(path)': give one of them another name."
        case .blockInName(let tag):
            "'{{\(tag)}}' is not allowed in a name: only placeholders are, e.g. '{{Name}}'."
        case .endless(let text):
            "'{{\(text)' has no end: write '}}' behind it, in the same line."
        case .unknown(let tag): unknown(tag)
        case .outside(let key, let list):
            "'{{\(key)}}' has a value only for an item of '\(list)': write it between "
                + "'{{#\(list)}}' and '{{/\(list)}}'"
                + (list == "children" ? ", or in a file of 'child' or 'child-tests'." : ".")
        case .unclosed(let tag):
            "'{{\(tag)}}' is not closed: write '{{/\(tag.dropFirst())}}' below it."
        case .strayClosing(let tag):
            "'{{\(tag)}}' closes nothing: remove it, or open its block above."
        case .mismatched(let tag, let opening, let line):
            "'{{\(tag)}}' cannot close '{{\(opening)}}' of line \(line): write "
                + "'{{/\(opening.dropFirst())}}' first."
        case .tooDeep(let tag):
            "'{{\(tag)}}' is nested in \(TemplateReader.deepest) other blocks, which is the "
                + "limit: use fewer levels."
        case .tooLong:
            "the template generates more than 1 MiB: make it shorter, or ask for fewer "
                + "children."
        }
    }

    private var folders: String {
        TemplateFolder.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    }

    private func unknownFolder(_ name: String) -> String {
        if name.isEmpty { return "this file is in no folder: put it into one of \(folders)." }
        let nearest = TemplateFolder.allCases.map(\.rawValue).near(to: name)
        let guess = nearest.map { ": did you mean '\($0)'?" } ?? "."
        return "'\(name)' is not a folder of a template\(guess) There are \(folders)."
    }

    private func unknown(_ tag: String) -> String {
        let known = TemplateKeys.tags(areTexts: !tag.isBlockTag)
        let nearest = known.near(to: "{{\(tag)}}")
        return "'{{\(tag)}}' is not \(tag.isBlockTag ? "a block" : "a placeholder")"
            + (nearest.map { ": did you mean '\($0)'?" }
                ?? ": there are \(known.map { "'\($0)'" }.joined(separator: ", ")).")
    }
}
