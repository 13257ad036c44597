import WaylineSystem

/// The sources of a target and its tests, with which the generated files have to compile.
struct ExistingSources {
    private let settings: PackageSettings
    private var declarations: Declarations

    private let files: any FileSystem

    /// The paths at which screens were generated.
    private let generated: Set<String>

    init(
        of package: ScreenPackage, in settings: PackageSettings, besides records: ScreenRecords
    ) throws(GeneratorError) {
        self.settings = settings
        files = package.files
        declarations = try package.declarations(in: settings)
        generated = records.generated
    }

    /// Returns the request with the inputs of the routes to which it leads.
    func resolved(
        _ request: ScreenRequest, besides screens: [String: ScreenRequest], added: [ScreenRequest]
    ) throws(GeneratorError) -> ScreenRequest {
        try ScreenLinks(declarations: declarations, screens: screens, added: added)
            .resolved(request)
    }

    /// Returns the source, and not a test, that declares a type of this name; nil without one.
    func sourceFile(ofType name: String) -> String? {
        declarations.file(ofType: name) { !settings.isTest($0) }
    }

    /// Returns the sources if a file of these screens is not at its path; nil otherwise, to save reading
    /// them.
    static func ifMoved(
        _ moved: [ScreenRecord], of package: ScreenPackage, in settings: PackageSettings,
        besides records: ScreenRecords
    ) throws(GeneratorError) -> ExistingSources? {
        for file in moved.flatMap(\.files) {
            let kind = try reading { () throws(FileError) in try package.files.kind(of: file.path) }
            if kind == nil {
                return try ExistingSources(of: package, in: settings, besides: records)
            }
        }
        return nil
    }

    /// Returns the present paths of a screen's files.
    func moved(_ record: ScreenRecord) throws(GeneratorError) -> MovedFiles {
        try MovedFiles(record, in: declarations, settings, files, others: generated)
    }

    /// Adds the files of a screen. Throws if they would not compile with the sources.
    mutating func add(
        _ files: [RenderedFile], of names: ScreenNames, instead record: ScreenRecord?,
        at moved: MovedFiles
    ) throws(GeneratorError) {
        let recorded = declared(record?.files ?? [])
        let own = Set(recorded.flatMap { [$0.path, moved.path(of: $0.path)] })
        // The user may have moved generated declarations since: they do not clash.
        let known = Set(recorded.flatMap(\.declarations))
        let declared = declared(files).map { record == nil ? $0 : $0.leavingOut(known) }
        let error = declarations.clash(of: names, in: declared, ignoring: own.contains)
        if let error { throw .name(error) }
        try checkUsedTypes(of: files)
        declared.forEach { declarations.add($0) }
    }

    /// Throws if a type of the package hides a type of a module that one of these files uses.
    private func checkUsedTypes(of generated: [RenderedFile]) throws(GeneratorError) {
        for file in generated where file.path.hasSuffix(".swift") {
            // Sources do not see the types of the tests.
            let isTest = settings.isTest(file.path)
            for word in UsedTypes.words(of: file.text).sorted() {
                let hiding = declarations.file(ofType: word) { isTest || !settings.isTest($0) }
                guard let hiding, UsedTypes.all.contains(word) else { continue }
                throw .package(.hiddenType(word, file: hiding))
            }
        }
    }

    private func declared(_ files: [RenderedFile]) -> [DeclaredFile] {
        files.map { DeclaredFile($0.path, $0.text.utf8, in: settings) }
    }
}
