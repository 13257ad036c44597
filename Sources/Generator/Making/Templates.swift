import WaylineSystem

/// The templates that a package can use: the built-in ones, and its own.
struct Templates {
    private let files: any FileSystem
    private var read: [String: Template] = [:]

    init(of package: ScreenPackage) {
        files = package.files
    }

    /// Returns the names of a package's own templates, in order.
    static func ownNames(in files: any FileSystem) throws(GeneratorError) -> [String] {
        try files.entriesIfThere(of: ScreenPackage.templates).filter(\.isFolder).map(\.name)
            .filter(\.isPathBelow).sorted()
    }

    /// Returns the template of this name. The package's own come before built-in ones.
    mutating func template(named name: String) throws(GeneratorError) -> Template {
        if let known = read[name] { return known }
        let template = try find(name)
        read[name] = template
        return template
    }

    private func find(_ name: String) throws(GeneratorError) -> Template {
        let own = try Self.ownNames(in: files)
        if own.contains(name) { return try readOwn(name) }
        if let template = Template.builtIn(named: name) { return template }
        throw .request(.unknownTemplate(name, known: Template.builtIn.map(\.name) + own))
    }

    private func readOwn(_ name: String) throws(GeneratorError) -> Template {
        let folder = Template.folder(of: name)
        var texts: [TemplateFile] = []
        for path in try files.paths(below: folder) where !path.lastPart.isOfEditor {
            guard let text = String(validating: try files.read(path), as: UTF8.self) else {
                throw .template(TemplateError(path, .noText))
            }
            texts.append(TemplateFile(path: String(path.dropFirst(folder.count + 1)), text: text))
        }
        do throws(TemplateError) {
            return try Template(name: name, files: texts)
        } catch {
            throw .template(error)
        }
    }
}

extension ScreenPackage {
    /// Returns the plan to write a built-in template as one of the package's own.
    func ejection(of name: String) throws(GeneratorError) -> Plan {
        guard let template = Template.builtInFiles(of: name) else {
            throw .request(.unknownTemplate(name, known: Template.builtIn.map(\.name)))
        }
        var builder = PlanBuilder(files)
        for file in template {
            let path = "\(Template.folder(of: name))/\(file.path)"
            try builder.write(path, Array(file.text.utf8), over: nil)
        }
        return try builder.plan()
    }
}

extension String {
    /// True for the name of a file that an editor or a system leaves behind.
    fileprivate var isOfEditor: Bool {
        let endings = ["~", ".swp", ".swo", ".tmp", ".bak", ".orig", ".rej"]
        return hasPrefix("#") || endings.contains(where: hasSuffix) || self == "Thumbs.db"
    }
}

extension Template {
    /// Returns the files of a screen.
    func files(
        of request: ScreenRequest, in settings: PackageSettings, hasMenu: Bool
    ) throws(GeneratorError) -> [RenderedFile] {
        do throws(TemplateError) {
            return try files(for: request, in: settings, hasMenu: hasMenu)
        } catch {
            throw .template(error)
        }
    }
}

extension Templates {
    /// Returns the names of the built-in templates, and those of the package of `folder` with their folders.
    /// If `folder` is nil, those of the package around the working folder, if there is one.
    static func all(
        in folder: String?
    ) throws(GeneratorError) -> [(name: String, folder: String?)] {
        var own: [String] = []
        do throws(GeneratorError) {
            let package = try ScreenPackage(around: folder ?? ScreenPackage.workingFolder)
            own = try ownNames(in: package.files)
        } catch .package(.noPackage) where folder == nil {
            // The built-in ones are the same everywhere.
        }
        return Template.builtIn.map(\.name).filter { !own.contains($0) }.map { ($0, nil) }
            + own.map { ($0, Template.folder(of: $0)) }
    }
}
