package import WaylineRouting
import WaylineSystem

/// The templates that a package can use: the built-in ones, and its own.
package struct Templates {
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
        let folder = "\(ScreenPackage.templates)/\(name)"
        let paths = try reading { () throws(FileError) in try files.paths(below: folder) }
        var texts: [TemplateFile] = []
        for path in paths {
            if path.lastPart.isOfEditor { continue }
            let bytes = try reading { () throws(FileError) in try files.read(path) }
            guard let text = String(validating: bytes, as: UTF8.self) else {
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

extension FileSystem {
    /// Returns the files and folders in a folder; none if it does not exist. A link, or a file in
    /// its place, is an error.
    func entriesIfThere(of folder: String) throws(GeneratorError) -> [FileEntry] {
        var folders = KnownFolders()
        guard try folders.exists(folder, in: self) else { return [] }
        return try reading { () throws(FileError) in try entries(of: folder) }
    }

    /// Returns all files below a folder, in order, without links and hidden files.
    func paths(below folder: String) throws(FileError) -> [String] {
        var (paths, open) = ([String](), [folder])
        while let folder = open.popLast() {
            for entry in try entries(of: folder) where entry.name.utf8.first != UInt8(ascii: ".") {
                let path = "\(folder)/\(entry.name)"
                if entry.isFolder { open.append(path) }
                if entry.isFile { paths.append(path) }
            }
        }
        return paths.sorted()
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

/// A template that a package can use, for a list of them.
package struct TemplateSummary: Hashable, Sendable {
    package let name: String

    /// Its folder in the package; nil if it is built in.
    package let folder: String?

    package var value: RouteValue {
        .object(["name": .string(name), "folder": folder.map { .string($0) } ?? .null])
    }

    /// Returns the built-in templates, and those of the package of `folder`. If `folder` is nil,
    /// those of the package around the working folder, if there is one.
    package static func all(in folder: String?) throws(GeneratorError) -> [TemplateSummary] {
        let own = try own(in: folder)
        let names = Set(own.map(\.name))
        return Template.builtIn.map(\.name).filter { !names.contains($0) }
            .map { TemplateSummary(name: $0, folder: nil) } + own
    }

    private static func own(in folder: String?) throws(GeneratorError) -> [TemplateSummary] {
        do throws(GeneratorError) {
            let package = try ScreenPackage(around: folder ?? ScreenPackage.workingFolder)
            return try Templates.ownNames(in: package.files).map {
                TemplateSummary(name: $0, folder: "\(ScreenPackage.templates)/\($0)")
            }
        } catch .package(.noPackage) where folder == nil {
            return []
        }
    }
}
