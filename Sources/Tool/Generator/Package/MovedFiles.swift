/// The present paths of generated files that the user has moved or renamed.
struct MovedFiles {
    /// The present paths, by those at which the files were generated.
    private var paths: [String: String] = [:]

    init() {}

    /// Finds the sources of a record that are not at their paths, by what they declare, or else by
    /// their names. A file of another record, in `others`, is not one of them.
    init(
        _ record: ScreenRecord, in settings: PackageSettings, of package: ScreenPackage,
        others: Set<String>
    ) throws(GeneratorError) {
        var taken = others.union(record.files.map(\.path))
        for file in record.files where file.path.hasSuffix(".swift") {
            if try package.files.kind(of: file.path) != nil { continue }
            let found = try package.sources.declarations(in: settings)
                .files(like: file.declared(in: settings)).first { !taken.contains($0) }
            paths[file.path] = found
            if let found { taken.insert(found) }
        }
    }

    /// Returns the present path of a file that was generated at this path.
    func path(of path: String) -> String { paths[path] ?? path }

    /// Returns the folders of a screen, with those to which whole folders of it were moved.
    func folders(of record: ScreenRecord) -> Set<String> {
        let name = record.request.name
        let names = Set(
            record.files.flatMap { $0.path.folders.drop { $0.lastPart != name }.map(\.lastPart) })
        let moved = paths.values.flatMap(\.folders).filter { names.contains($0.lastPart) }
        return Set(record.folders).union(moved)
    }
}
