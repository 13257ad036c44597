/// What is wrong with a template. A tag is given without its braces.
package enum TemplateFault: Hashable, Sendable {
    case noFile

    /// A file that is not in UTF-8.
    case noText

    /// A file that no flow, or no screen without one, could be listed by.
    case unlisted(asFlow: Bool)
    case unknownFolder(String)
    case leadsOut
    case notSwift

    /// A file that would be called the same for each screen, or each child.
    case sameName(without: TemplatePlaceholder)
    case samePlace(as: String)

    /// Two files at the same place in the package.
    case twoFiles(at: String)
    case blockInName(String)

    /// Braces that nothing closes in their line.
    case endless(String)
    case unknown(String)
    case noChild(TemplatePlaceholder)
    case unclosed(TemplateBlock)
    case strayClosing(String)
    case mismatched(String, TemplateBlock, line: Int)
    case strayElse
    case noElse(line: Int)
    case notAlone(String)

    /// A line with breaks in which a block begins or ends that does not do both there.
    case brokenBlock

    /// A block in too many others.
    case tooDeep(TemplateBlock)

    /// A letter that does something to a terminal, where text is expected.
    case control(Unicode.Scalar)

    /// The template generates too much to keep.
    case tooLong
}
