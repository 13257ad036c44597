import WaylineSystem

/// A package in which screens are generated.
struct ScreenPackage {
    /// The folder with a package's own templates, each in a folder of its name.
    static let templates = ".wayline/templates"

    private static let manifest = "Package.swift"

    /// The folder of the package, as an absolute path without links.
    let root: String
    let files: SystemFiles
    let targets: PackageTargets
    let sources: PackageSources

    /// The layout of its sources.
    let format: SourceFormat

    /// Finds the package in `folder`, or in the nearest folder around it.
    init(around folder: String) throws(GeneratorError) {
        root = try Self.root(around: folder)
        files = SystemFiles(root: root)
        let manifest = String(decoding: try files.read(Self.manifest), as: UTF8.self)
        guard manifest.contains("Wayline") else { throw .notDependent(root) }
        targets = try PackageTargets(manifest: manifest, files, root: root)
        sources = PackageSources(files)
        let hasLayout = try files.kind(of: SourceFormat.path)?.isFile == true
        format = SourceFormat(configuration: hasLayout ? try files.read(SourceFormat.path) : nil)
    }

    /// Returns the folder of the package in `folder`, or in the nearest folder around it.
    static func root(around folder: String) throws(GeneratorError) -> String {
        guard let start = Platform.resolved(folder) else { throw .noFolder(folder) }
        var root = start
        while try SystemFiles(root: root).kind(of: manifest) == nil {
            guard root.contains("/"), root != "/" else { throw .noPackage(folder) }
            root = root.folder.isEmpty ? "/" : root.folder
        }
        return root
    }

    /// Returns the folders of a target; nil for the one that the settings name, or the only one.
    func settings(of target: String?) throws(GeneratorError) -> PackageSettings {
        try targets.settings(of: target)
    }

    /// Returns the target that has a screen now: the recorded one, or the one with its files or
    /// types. Returns nil if all of them are gone.
    func settings(of record: ScreenRecord) throws(GeneratorError) -> PackageSettings? {
        if let found = record.request.target.flatMap(targets.find) { return found }
        for settings in targets.all {
            let declarations = try sources.declarations(in: settings)
            let isThere = record.files.contains { file in
                !declarations.files(like: file.declared(in: settings)).isEmpty
            }
            if isThere { return settings }
        }
        return nil
    }

    /// The folder in which the command runs.
    static var workingFolder: String { Platform.workingFolder ?? "." }
}
