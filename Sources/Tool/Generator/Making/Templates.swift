import WaylineSystem

/// The templates that a package can use: the built-in one, and its own.
struct Templates {
    private let files: SystemFiles
    private let own: [String]
    private var read: [String: Template] = [:]

    init(of package: ScreenPackage) throws(GeneratorError) {
        files = package.files
        own = try Self.ownNames(in: files)
    }

    /// Returns whether the package has a template of this name.
    func isOwn(_ name: String) -> Bool { own.contains(name) }

    /// Returns the template of this name. The package's own come before the built-in one.
    mutating func template(named name: String) throws(GeneratorError) -> Template {
        if let known = read[name] { return known }
        guard isOwn(name) || name == Template.builtInName else {
            throw .request(.unknownTemplate(name, known: [Template.builtInName] + own))
        }
        let template = isOwn(name) ? try readOwn(name) : Template.builtIn
        read[name] = template
        return template
    }

    private func readOwn(_ name: String) throws(GeneratorError) -> Template {
        let folder = Template.folder(of: name)
        var texts: [TextFile] = []
        for path in try files.paths(below: folder) where !path.lastPart.isOfEditor {
            guard let text = String(validating: try files.read(path), as: UTF8.self) else {
                throw .template(path, .noText)
            }
            texts.append(TextFile(path: String(path.dropFirst(folder.count + 1)), text: text))
        }
        return .own(try OwnTemplate(name: name, files: texts))
    }

    /// Returns the names of a package's own templates, in order.
    private static func ownNames(in files: SystemFiles) throws(GeneratorError) -> [String] {
        try files.entriesIfThere(of: ScreenPackage.templates).filter(\.isFolder).map(\.name)
            .filter(\.isPathBelow).sorted()
    }

    /// Returns the name of the built-in template, and those of the package of `folder` with their
    /// folders. If `folder` is nil, those of the package around the working folder, if there is
    /// one.
    static func all(
        in folder: String?
    ) throws(GeneratorError) -> [(name: String, folder: String?)] {
        var own: [String] = []
        do throws(GeneratorError) {
            let package = try ScreenPackage(around: folder ?? ScreenPackage.workingFolder)
            own = try ownNames(in: package.files)
        } catch .noPackage where folder == nil {
            // The built-in one is the same everywhere.
        }
        return [Template.builtInName].filter { !own.contains($0) }.map { ($0, nil) }
            + own.map { ($0, Template.folder(of: $0)) }
    }
}

extension String {
    /// True for the name of a file that an editor or a system leaves behind.
    fileprivate var isOfEditor: Bool {
        let endings = ["~", ".swp", ".swo", ".tmp", ".bak", ".orig", ".rej"]
        return hasPrefix("#") || endings.contains(where: hasSuffix) || self == "Thumbs.db"
    }
}
