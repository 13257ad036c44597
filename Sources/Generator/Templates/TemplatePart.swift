/// A file of a template, read and checked.
struct TemplatePart: Hashable, Sendable {
    /// Where it stands in the package, for errors.
    let file: String
    private let folder: TemplateFolder
    private let path: [TemplatePiece]
    private let body: [TemplatePiece]

    /// Whether what it imports is known only when the module is.
    private let namesModule: Bool

    /// Where its files go, the same for any two that would go to the same place.
    let place: String

    init(_ source: TemplateFile, in template: String) throws(TemplateError) {
        file = "\(template)/\(source.path)"
        let steps = source.path.split(separator: "/", omittingEmptySubsequences: false)
        if steps.contains("..") || steps.contains(".") || steps.contains("") {
            throw TemplateError(file, .leadsOut)
        }
        let first = steps.count > 1 ? String(steps[0]) : ""
        guard let folder = TemplateFolder(rawValue: first) else {
            throw TemplateError(file, .unknownFolder(first))
        }
        self.folder = folder
        let rest = steps.dropFirst().joined(separator: "/")
        path = try TemplateReader(file, isOfChild: folder.isOfChild).path(rest)
        body = try TemplateReader(file, isOfChild: folder.isOfChild).pieces(of: source.text)
        namesModule = source.text.contains("import " + TemplatePlaceholder.module.tag)
        place = "\(folder.holdsTests) \(folder.isOfChild) \(rest)"
        try checkName(String(steps.last ?? ""))
    }

    func files(in scope: TemplateScope) -> [RenderedFile] {
        if folder.isOfCoordinator && !scope.hasCoordinator { return [] }
        return (folder.isOfChild ? scope.children : [scope]).map {
            let text = body.text(in: $0)
            return RenderedFile(
                path: "\($0.path(of: folder))/\(path.text(in: $0))",
                text: namesModule ? text.withSortedImports : text)
        }
    }

    /// The name is part of the sources of a module, where no two files may have the same.
    private func checkName(_ name: String) throws(TemplateError) {
        if !name.hasSuffix(".swift") { throw TemplateError(file, .notSwift) }
        var needed: [TemplatePlaceholder] = [.name]
        if folder.isOfChild { needed.append(.child) }
        for placeholder in needed where !name.contains(placeholder.tag) {
            throw TemplateError(file, .sameName(without: placeholder))
        }
    }
}
