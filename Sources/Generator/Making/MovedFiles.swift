/// The present paths of generated files that the user has moved or renamed.
struct MovedFiles {
    /// The present paths, by those at which the files were generated.
    private var paths: [String: String] = [:]

    init() {}

    /// Finds the files of a record that are not at their paths, by what they declare, or else by their
    /// names.
    init(_ record: ScreenRecord, in declarations: Declarations, _ settings: PackageSettings) {
        for file in record.files where !declarations.hasFile(file.path) {
            let declared = DeclaredFile(file.path, file.text.utf8, in: settings)
            let found = declarations.files(like: declared).first { path in
                settings.isTest(path) == record.isTest(file)
                    && !record.files.contains { $0.path == path } && !paths.values.contains(path)
            }
            if let found { paths[file.path] = found }
        }
    }

    /// Returns the present path of a file that was generated at this path.
    func path(of path: String) -> String { paths[path] ?? path }

    /// Returns the folders to which whole folders of the screen were moved.
    func folders(of record: ScreenRecord) -> [String] {
        let names = Set([record.request.name] + record.request.children)
        return Set(paths.values.flatMap(\.folders).filter { names.contains($0.lastPart) }).sorted()
    }
}
