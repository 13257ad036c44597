/// A package that screens are generated in.
package struct ScreenPackage {
    /// Where a package has its own templates, each in a folder of its name.
    package static let templates = ".wayline/templates"

    private static let manifest = "Package.swift"

    /// Where it is, as an absolute path without links.
    package let root: String
    package let settings: PackageSettings

    /// How what is generated imports, where no source says it.
    let usualImports: ImportStyle
    let files: any FileSystem

    /// The package in `folder`, or else in the nearest folder around it.
    package init(around folder: String) throws(GeneratorError) {
        guard let start = Platform.resolved(folder) else { throw .package(.noFolder(folder)) }
        var root = start
        while try !Self.hasManifest(root) {
            guard root.contains("/"), root != "/" else { throw .package(.noPackage(folder)) }
            root = root.folder.isEmpty ? "/" : root.folder
        }
        try self.init(root: root, files: SystemFiles(root: root))
    }

    /// The package of these files.
    package init(root: String, files: any FileSystem) throws(GeneratorError) {
        self.root = root
        self.files = files
        let manifest = try Self.text(of: Self.manifest, in: files)
        for word in ["Binding", "Coordination", "TextMenu"]
        where !manifest.contains(word) {
            throw .package(.notDependent(root, word))
        }
        usualImports = ImportStyle(manifest: manifest)
        settings = try Self.settings(in: files, root)
    }

    /// The folder that a command is typed in.
    package static var workingFolder: String { Platform.workingFolder ?? "." }

    /// All screens that were generated, in the order of their names.
    package func records() throws(GeneratorError) -> [ScreenRecord] {
        let entries = try files.entriesIfThere(of: ScreenRecord.folder)
        var records: [ScreenRecord] = []
        let names = entries.map(\.name).filter { $0.hasSuffix(".json") }.sorted()
        guard names.count <= ScreenRecord.most else { throw .package(.tooManyScreens) }
        for name in names {
            let path = "\(ScreenRecord.folder)/\(name)"
            let bytes = try reading { () throws(FileError) in try files.read(path) }
            guard let record = ScreenRecord(json: bytes), record.path == path, record.isOfScreen()
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

    /// What the target of the screens declares, and what their tests do.
    func declarations() throws(GeneratorError) -> Declarations {
        try reading { () throws(FileError) in
            var declarations = Declarations()
            for folder in settings.targets where try files.kind(of: folder) == .folder {
                for path in try files.paths(below: folder) where path.hasSuffix(".swift") {
                    declarations.add(try declaredFile(at: path))
                }
            }
            return declarations
        }
    }

    /// A source that is no larger than ``SystemReason/largestSource``.
    func declaredFile(at path: String) throws(FileError) -> DeclaredFile {
        let bytes = try files.read(path)
        guard bytes.count <= SystemReason.largestSource else {
            throw FileError(path: path, deed: .read, reason: .isTooLargeSource)
        }
        return DeclaredFile(path, bytes, in: settings)
    }

    /// An earlier run that was cut off is an error, and so is one that is at work.
    package func requireNoLeftOver() throws(GeneratorError) {
        let transaction = Transaction(files, try RunRecord(of: root))
        do throws(GeneratorError) {
            guard try transaction.hasLeftOver() else { return }
        } catch .foreignJournal {
            // Or that of a run at work.
            _ = try RunLock(root)
            throw .foreignJournal
        }
        _ = try RunLock(root)
        throw .unfinished
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

    private static func settings(
        in files: any FileSystem, _ root: String
    ) throws(GeneratorError) -> PackageSettings {
        let path = PackageSettings.path
        let bytes = try reading { () throws(FileError) in try files.contents(of: path) }
        if let bytes {
            guard let settings = PackageSettings(json: bytes) else {
                throw .package(.damaged(path))
            }
            return settings
        }
        let targets = try targets(in: files)
        let usual = targets.first { $0.sources == "Sources/Screens" }
        guard let only = usual ?? (targets.count == 1 ? targets.first : nil) else {
            throw .package(.noTarget(root))
        }
        return only
    }

    /// Each target that has tests beside it.
    private static func targets(
        in files: any FileSystem
    ) throws(GeneratorError) -> [PackageSettings] {
        try reading { () throws(FileError) in
            guard try files.kind(of: "Sources") == .folder else { return [] }
            var targets: [PackageSettings] = []
            for entry in try files.entries(of: "Sources") where entry.isFolder {
                let tests = "Tests/\(entry.name)Tests"
                guard try files.kind(of: tests) == .folder else { continue }
                targets.append(
                    PackageSettings(sources: "Sources/\(entry.name)", tests: tests))
            }
            return targets
        }
    }
}
