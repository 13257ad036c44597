import WaylineSystem

/// The templates that a package can use: the built-in ones, and its own.
struct Templates {
    private let files: SystemFiles
    private var read: [String: Template] = [:]

    init(of package: ScreenPackage) {
        files = package.files
    }

    /// Returns the template of this name. The package's own come before built-in ones.
    mutating func template(named name: String) throws(GeneratorError) -> Template {
        if let known = read[name] { return known }
        let own = try Self.ownNames(in: files)
        let builtIn = Template.builtIn.first { $0.name == name }
        guard let template = own.contains(name) ? try readOwn(name) : builtIn else {
            let known = Template.builtIn.map(\.name) + own
            throw .request(.unknownTemplate(name, known: known))
        }
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
        return try Template(name: name, files: texts)
    }

    /// Returns the names of a package's own templates, in order.
    private static func ownNames(in files: SystemFiles) throws(GeneratorError) -> [String] {
        try files.entriesIfThere(of: ScreenPackage.templates).filter(\.isFolder).map(\.name)
            .filter(\.isPathBelow).sorted()
    }

    /// Returns the names of the built-in templates, and those of the package of `folder` with their
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
            // The built-in ones are the same everywhere.
        }
        return Template.builtIn.map(\.name).filter { !own.contains($0) }.map { ($0, nil) }
            + own.map { ($0, Template.folder(of: $0)) }
    }
}

extension ScreenPackage {
    /// Returns the plan to write a built-in template as one of the package's own.
    func ejection(of style: BindingStyle) throws(GeneratorError) -> Plan {
        var builder = PlanBuilder(files)
        for file in style.files {
            let path = "\(Template.folder(of: style.rawValue))/\(file.path)"
            try builder.write(path, file.bytes, over: nil)
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
