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
        if let control = source.path.unicodeScalars.first(where: \.isControl) {
            throw TemplateError(file, .control(control))
        }
        if !source.path.isPathBelow { throw TemplateError(file, .leadsOut) }
        let steps = source.path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
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

    /// Reduces `room` by the size of the files, and throws if it is used up.
    func files(
        in scope: TemplateScope, room: inout Int
    ) throws(TemplateError) -> [RenderedFile] {
        if folder.isOfCoordinator && !scope.hasCoordinator { return [] }
        var files: [RenderedFile] = []
        for scope in folder.isOfChild ? scope.children : [scope] {
            let path = path.text(in: scope, room: &room)
            let text = body.text(in: scope, room: &room)
            if room < 0 { throw TemplateError(file, .tooLong) }
            files.append(
                RenderedFile(
                    path: "\(scope.path(of: folder))/\(path)",
                    text: namesModule ? text.withSortedImports : text))
        }
        return files
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
