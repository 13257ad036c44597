import WaylineSystem

/// A package in which screens are generated.
package struct ScreenPackage {
    /// The folder with a package's own templates, each in a folder of its name.
    package static let templates = ".wayline/templates"

    private static let manifest = "Package.swift"

    /// The folder of the package, as an absolute path without links.
    package let root: String
    private let targets: PackageTargets

    /// The import style of generated files in a package whose sources show none.
    let usualImports: ImportStyle
    let files: any FileSystem

    /// Finds the package in `folder`, or in the nearest folder around it.
    package init(around folder: String) throws(GeneratorError) {
        guard let start = Platform.resolved(folder) else { throw .package(.noFolder(folder)) }
        var root = start
        while try !Self.hasManifest(root) {
            guard root.contains("/"), root != "/" else { throw .package(.noPackage(folder)) }
            root = root.folder.isEmpty ? "/" : root.folder
        }
        try self.init(root: root, files: SystemFiles(root: root))
    }

    /// Reads the package of these files.
    package init(root: String, files: any FileSystem) throws(GeneratorError) {
        self.root = root
        self.files = files
        let manifest = try Self.text(of: Self.manifest, in: files)
        guard manifest.contains("Wayline") else { throw .package(.notDependent(root)) }
        usualImports = ImportStyle(manifest: manifest)
        targets = try PackageTargets(manifest: manifest, files, root: root)
    }

    /// Returns the folders of a target; nil for the one that the settings name, or the only one.
    package func settings(of target: String?) throws(GeneratorError) -> PackageSettings {
        try targets.settings(of: target)
    }

    /// True if a command needs no target.
    var hasUsualTarget: Bool { targets.hasUsual }

    /// Returns the layout of its sources.
    func format() throws(GeneratorError) -> SourceFormat {
        try reading { () throws(FileError) in
            let isFile = try files.kind(of: SourceFormat.path)?.isFile == true
            return SourceFormat(configuration: isFile ? try files.read(SourceFormat.path) : nil)
        }
    }

    /// The folder in which the command runs.
    package static var workingFolder: String { Platform.workingFolder ?? "." }

    /// Returns the records of all generated screens, in the order of their names.
    package func records() throws(GeneratorError) -> [ScreenRecord] {
        let entries = try files.entriesIfThere(of: ScreenRecord.folder)
        var records: [ScreenRecord] = []
        let names = entries.map(\.name).filter { $0.hasSuffix(".json") }.sorted()
        guard names.count <= ScreenRecord.most else { throw .package(.tooManyScreens) }
        for name in names {
            let path = "\(ScreenRecord.folder)/\(name)"
            let bytes = try reading { () throws(FileError) in try files.read(path) }
            guard let record = ScreenRecord(json: bytes), record.path == path, record.isOfScreen
            else {
                throw .package(.damaged(path))
            }
            records.append(record)
        }
        return records
    }

    func recordsByName() throws(GeneratorError) -> [String: ScreenRecord] {
        Dictionary(uniqueKeysWithValues: try records().map { ($0.request.name, $0) })
    }

    /// Returns the declarations of a target of screens, and of their tests.
    func declarations(in settings: PackageSettings) throws(GeneratorError) -> Declarations {
        try reading { () throws(FileError) in
            var declarations = Declarations()
            for folder in settings.targets where try files.kind(of: folder) == .folder {
                for path in try files.paths(below: folder) where path.hasSuffix(".swift") {
                    declarations.add(try declaredFile(at: path, in: settings))
                }
            }
            return declarations
        }
    }

    /// Reads a source that is no larger than ``SystemError/largestSource``.
    func declaredFile(
        at path: String, in settings: PackageSettings
    ) throws(FileError) -> DeclaredFile {
        let bytes = try files.read(path)
        guard bytes.count <= SystemError.largestSource else {
            throw FileError(path: path, operation: .read, reason: .isTooLargeSource)
        }
        return DeclaredFile(path, bytes, in: settings)
    }

    private static func hasManifest(_ root: String) throws(GeneratorError) -> Bool {
        let files = SystemFiles(root: root)
        return try reading { () throws(FileError) in try files.kind(of: manifest) != nil }
    }

    private static func text(
        of path: String, in files: any FileSystem
    ) throws(GeneratorError) -> String {
        let bytes = try reading { () throws(FileError) in try files.read(path) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
