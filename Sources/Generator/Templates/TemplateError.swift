import WaylineCommandLine
import WaylineRouting

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

    /// No file declares the list entry of a flow, or of a screen.
    case unlisted(asFlow: Bool)
    case unknownFolder(String)
    case leadsOut
    case notSwift

    /// A file that would have the same name for each screen, or each child.
    case sameName(without: TemplatePlaceholder)
    case samePlace(as: String)

    /// Two files with the same path in the package.
    case twoFiles(at: String)
    case blockInName(String)

    /// Braces that are not closed in their line.
    case endless(String)
    case unknown(String)
    case noChild(TemplatePlaceholder)
    case unclosed(TemplateBlock)
    case strayClosing(String)
    case mismatched(String, TemplateBlock, line: Int)
    case strayElse
    case noElse(line: Int)
    case notAlone(String)

    /// A line with breaks and a block that does not both begin and end there.
    case brokenBlock

    /// A block in too many others.
    case tooDeep(TemplateBlock)

    /// A control character in a text.
    case control(Unicode.Scalar)

    /// The template generates too much to keep.
    case tooLong
}

extension TemplateFault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noFile:
            "the template has no file: put at least one into one of the folders \(folders)."
        case .noText: "this file is not text: write it in UTF-8."
        case .unlisted(let asFlow):
            "no file declares the list entry of a \(asFlow ? "flow" : "screen"): write an "
                + "'extension Listed' with 'static var {{name}}: Listed'."
        case .unknownFolder(let name): unknownFolder(name)
        case .leadsOut:
            "this path leads out of the template: write it without '.', '..' and empty steps."
        case .notSwift:
            "generated files are compiled: give this file a name that ends in '.swift'."
        case .sameName(let placeholder):
            "this file would have the same name each time, which a module cannot have twice: "
                + "write '\(placeholder.tag)' in it."
        case .samePlace(let other):
            "this file would go to the same place as \(other): give it another name."
        case .twoFiles(let path):
            "two of its files would be '\(path)': give one of them another name."
        case .blockInName(let tag):
            "'{{\(tag)}}' is not allowed in a name: only placeholders are, e.g. '{{Name}}'."
        case .endless(let text):
            "'{{\(text)' has no end: write '}}' behind it, in the same line."
        case .unknown(let tag): unknown(tag)
        case .noChild(let placeholder):
            "'\(placeholder.tag)' stands for one child, and there is none here: write it between "
                + "'{{#children}}' and '{{/children}}', or in a file of 'child' or 'child-tests'."
        case .unclosed(let block):
            "'\(block.tag)' is not closed: write '\(block.closingTag)' below it."
        case .strayClosing(let tag):
            "'{{\(tag)}}' closes nothing: remove it, or open its block above."
        case .mismatched(let tag, let block, let line):
            "'{{\(tag)}}' cannot close '\(block.tag)' of line \(line): write "
                + "'\(block.closingTag)' first."
        case .strayElse:
            "'{{:else}}' is allowed only in '{{#fit}}', and only once: remove it."
        case .noElse(let line):
            "'{{#fit}}' of line \(line) has no text for lines that are too long: write '{{:else}}' "
                + "and that text before '{{/fit}}'."
        case .notAlone(let tag):
            "'{{\(tag)}}' must be alone in its line: move it to another line."
        case .brokenBlock:
            "a line with '{{wrap}}' or '{{back}}' is broken as a whole, and a block only begins or "
                + "only ends in it: move the tag of the block to another line."
        case .tooDeep(let block):
            "'\(block.tag)' is nested in \(TemplateReader.deepest) other blocks, which is the "
                + "limit: use fewer levels."
        case .control(let letter):
            "'\(String(letter).printable)' is not text: remove it."
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
        let nearest = TemplateFolder.allCases.map(\.rawValue).nearest(to: name) ?? ""
        return "'\(name)' is not a folder of a template: did you mean '\(nearest)'? "
            + "There are \(folders)."
    }

    private func unknown(_ tag: String) -> String {
        let isPlaceholder = tag.first.map { !TemplateBlock.signs.contains($0) } ?? true
        let known =
            isPlaceholder
            ? TemplatePlaceholder.allCases.map(\.tag) + TemplateBreak.allCases.map(\.tag)
            : TemplateBlock.allCases.map(\.tag) + ["{{\(TemplateBlock.otherwise)}}"]
                + Set(TemplateBlock.allCases.map(\.closingTag)).sorted()
        let nearest = known.nearest(to: "{{\(tag)}}") ?? ""
        let kind = isPlaceholder ? "a placeholder" : "a block"
        return "'{{\(tag)}}' is not \(kind): did you mean '\(nearest)'? "
            + "There are \(known.map { "'\($0)'" }.joined(separator: ", "))."
    }
}
