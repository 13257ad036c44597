/// The present paths of generated files that the user has moved or renamed.
struct MovedFiles {
    /// The present paths, by those at which the files were generated.
    private var paths: [String: String] = [:]

    init() {}

    /// Finds the files of a record that are not at their paths: sources by what they declare, or else by
    /// their names, and other files by their content. A file of another record, in `others`, is not one
    /// of them.
    init(
        _ record: ScreenRecord, in settings: PackageSettings, of package: ScreenPackage,
        others: Set<String>
    ) throws(GeneratorError) {
        var taken = others.union(record.files.map(\.path))
        for file in record.files where try package.files.kind(of: file.path) == nil {
            let isTest = record.isTest(file)
            let found = try Self.files(like: file, in: settings, of: package).first {
                !taken.contains($0) && settings.isTest($0) == isTest
            }
            paths[file.path] = found
            if let found { taken.insert(found) }
        }
    }

    /// Returns the present path of a file that was generated at this path.
    func path(of path: String) -> String { paths[path] ?? path }

    /// Returns the folders of a screen, with those to which whole folders of it were moved.
    func folders(of record: ScreenRecord) -> Set<String> {
        let names = Set([record.request.name] + record.request.children)
        let moved = paths.values.flatMap(\.folders).filter { names.contains($0.lastPart) }
        return Set(record.folders).union(moved)
    }

    private static func files(
        like file: RenderedFile, in settings: PackageSettings, of package: ScreenPackage
    ) throws(GeneratorError) -> [String] {
        if file.path.hasSuffix(".swift") {
            return try package.sources.declarations(in: settings)
                .files(like: file.declared(in: settings))
        }
        let ending = file.path.lastPart.split(separator: ".").last.map { ".\($0)" } ?? ""
        var found: [String] = []
        for folder in settings.targets {
            for path in try package.files.paths(below: folder) where path.hasSuffix(ending) {
                if try package.files.read(path) == file.bytes { found.append(path) }
            }
        }
        return found
    }
}
