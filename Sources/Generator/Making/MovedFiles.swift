import WaylineSystem

/// The present paths of generated files that the user has moved or renamed.
struct MovedFiles {
    /// The present paths, by those at which the files were generated.
    private var paths: [String: String] = [:]

    init() {}

    /// Finds the files of a record that are not at their paths: sources by what they declare, or else by
    /// their names, and other files by their content. A file of another record, in `others`, is not one
    /// of them.
    init(
        _ record: ScreenRecord, in declarations: Declarations, _ settings: PackageSettings,
        _ files: any FileSystem, others: Set<String> = []
    ) throws(GeneratorError) {
        var taken = others.union(record.files.map(\.path))
        for file in record.files {
            let found: [String]
            if file.path.hasSuffix(".swift") {
                if declarations.hasFile(file.path) { continue }
                let declared = DeclaredFile(file.path, file.text.utf8, in: settings)
                found = declarations.files(like: declared)
            } else {
                found = try Self.files(like: file, in: settings, files)
            }
            let isTest = record.isTest(file)
            let path = found.first { !taken.contains($0) && settings.isTest($0) == isTest }
            guard let path else { continue }
            paths[file.path] = path
            taken.insert(path)
        }
    }

    var isEmpty: Bool { paths.isEmpty }

    /// Returns the present path of a file that was generated at this path.
    func path(of path: String) -> String { paths[path] ?? path }

    /// Returns the folders to which whole folders of the screen were moved.
    func folders(of record: ScreenRecord) -> [String] {
        let names = Set([record.request.name] + record.request.children)
        return Set(paths.values.flatMap(\.folders).filter { names.contains($0.lastPart) }).sorted()
    }

    /// Returns the files with the content of a file that is not at its path.
    private static func files(
        like file: RenderedFile, in settings: PackageSettings, _ files: any FileSystem
    ) throws(GeneratorError) -> [String] {
        try reading { () throws(FileError) in
            if try files.kind(of: file.path) != nil { return [] }
            let ending = file.path.lastPart.split(separator: ".").last.map { ".\($0)" } ?? ""
            var found: [String] = []
            for folder in settings.targets where try files.kind(of: folder) == .folder {
                for path in try files.paths(below: folder) where path.hasSuffix(ending) {
                    if try files.read(path) == file.bytes { found.append(path) }
                }
            }
            return found
        }
    }
}
