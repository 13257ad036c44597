/// The declarations in the targets of a package. Each target is read once, when it is asked for,
/// and generated files are added.
final class PackageSources {
    private let files: SystemFiles
    private var known: [PackageSettings: Declarations] = [:]

    init(_ files: SystemFiles) {
        self.files = files
    }

    /// Returns the declarations of a target and of its tests.
    func declarations(in settings: PackageSettings) throws(GeneratorError) -> Declarations {
        if let declarations = known[settings] { return declarations }
        var declarations = Declarations(isTest: settings.isTest)
        for folder in settings.targets {
            for path in try files.paths(below: folder) where path.hasSuffix(".swift") {
                declarations.add(try file(at: path, in: settings))
            }
        }
        known[settings] = declarations
        return declarations
    }

    func file(
        at path: String, in settings: PackageSettings
    ) throws(GeneratorError) -> DeclaredFile {
        DeclaredFile(path, try files.read(path), in: settings)
    }

    /// Returns the source of a target, and not a test, that declares a type of this name; nil
    /// without one.
    func file(
        ofType name: String, in settings: PackageSettings
    ) throws(GeneratorError) -> String? {
        try declarations(in: settings).file(ofType: name) { !settings.isTest($0) }
    }

    /// Adds the files of a screen. Throws if they would not compile with the sources.
    func add(
        _ files: [TextFile], of screen: String, instead record: ScreenRecord?,
        at moved: MovedFiles, in settings: PackageSettings
    ) throws(GeneratorError) {
        let recorded = (record?.files ?? []).map { $0.declared(in: settings) }
        // The user may have moved generated declarations since: they do not clash.
        let former = Set(recorded.flatMap(\.declarations))
        let new = files.map { $0.declared(in: settings) }.map {
            record == nil ? $0 : $0.leavingOut(former)
        }
        let own = Set(recorded.flatMap { [$0.path, moved.path(of: $0.path)] })
        let fault = try declarations(in: settings).clash(of: new, ignoring: own.contains)
        if let fault { throw .request(.name(screen, .screen, fault)) }
        try checkUsedTypes(of: files, in: settings)
        for file in new { known[settings]?.add(file) }
    }

    /// Throws if a type of the package hides a type of a module that one of these files uses.
    private func checkUsedTypes(
        of files: [TextFile], in settings: PackageSettings
    ) throws(GeneratorError) {
        let declarations = try declarations(in: settings)
        let hidden = UsedTypes.all.filter { declarations.file(ofType: $0) { _ in true } != nil }
        if hidden.isEmpty { return }
        for file in files where file.path.hasSuffix(".swift") {
            // Sources do not see the types of the tests.
            let isTest = settings.isTest(file.path)
            for word in UsedTypes.words(of: file.text).intersection(hidden).sorted() {
                let hiding = declarations.file(ofType: word) { isTest || !settings.isTest($0) }
                if let hiding { throw .hiddenType(word, file: hiding) }
            }
        }
    }
}

extension TextFile {
    func declared(in settings: PackageSettings) -> DeclaredFile {
        DeclaredFile(path, bytes, in: settings)
    }
}
