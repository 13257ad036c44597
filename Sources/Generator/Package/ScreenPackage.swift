import WaylineSystem

/// A package in which screens are generated.
package struct ScreenPackage {
    /// The folder with a package's own templates, each in a folder of its name.
    package static let templates = ".wayline/templates"

    private static let manifest = "Package.swift"

    /// The folder of the package, as an absolute path without links.
    package let root: String
    private let targets: PackageTargets

    let files: any FileSystem

    /// Finds the package in `folder`, or in the nearest folder around it.
    package init(around folder: String) throws(GeneratorError) {
        let root = try Self.root(around: folder)
        try self.init(root: root, files: SystemFiles(root: root))
    }

    /// Returns the folder of the package in `folder`, or in the nearest folder around it.
    static func root(around folder: String) throws(GeneratorError) -> String {
        guard let start = Platform.resolved(folder) else { throw .package(.noFolder(folder)) }
        var root = start
        while try !hasManifest(root) {
            guard root.contains("/"), root != "/" else { throw .package(.noPackage(folder)) }
            root = root.folder.isEmpty ? "/" : root.folder
        }
        return root
    }

    /// Reads the package of these files.
    package init(root: String, files: any FileSystem) throws(GeneratorError) {
        self.root = root
        self.files = files
        let manifest = try Self.text(of: Self.manifest, in: files)
        guard manifest.contains("Wayline") else { throw .package(.notDependent(root)) }
        targets = try PackageTargets(manifest: manifest, files, root: root)
    }

    /// Returns the folders of a target; nil for the one that the settings name, or the only one.
    package func settings(of target: String?) throws(GeneratorError) -> PackageSettings {
        try targets.settings(of: target)
    }

    /// The target of a command that names none; nil if there are several.
    var usualSettings: PackageSettings? { targets.usualOne }

    /// Returns the folders of the target that has a screen now: the recorded one, or the one with its files
    /// or types, or nil. `declared` keeps the declarations of targets.
    func settings(
        of record: ScreenRecord, _ declared: inout [PackageSettings: Declarations]
    ) throws(GeneratorError) -> PackageSettings? {
        if let found = record.request.target.flatMap(targets.find) { return found }
        let holding = { (path: String) in targets.all.first { $0.holds(path) } }
        for file in record.files where holding(file.path) != nil {
            let kind = try reading { () throws(FileError) in try files.kind(of: file.path) }
            if kind != nil { return holding(file.path) }
        }
        for settings in targets.all {
            if declared[settings] == nil { declared[settings] = try declarations(in: settings) }
            let isThere = record.files.contains { file in
                let file = DeclaredFile(file.path, file.text.utf8, in: settings)
                return file.path.hasSuffix(".swift")
                    && declared[settings]?.files(like: file).isEmpty == false
            }
            if isThere { return settings }
        }
        let recorded = record.files.lazy.compactMap { holding($0.path) }.first
        return recorded ?? (record.request.target == nil ? usualSettings : nil)
    }

    var targetNames: [String] { targets.all.map(\.name) }

    /// Returns the layout of its sources.
    func format() throws(GeneratorError) -> SourceFormat {
        try reading { () throws(FileError) in
            let isFile = try files.kind(of: SourceFormat.path)?.isFile == true
            return SourceFormat(configuration: isFile ? try files.read(SourceFormat.path) : nil)
        }
    }

    /// The folder in which the command runs.
    package static var workingFolder: String { Platform.workingFolder ?? "." }

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
