/// What stands in a package, beside which what is generated has to compile.
struct Neighbours {
    /// How what is generated imports: as the package's own sources do.
    let imports: ImportStyle

    private let settings: PackageSettings
    private var declarations: Declarations
    private let hidden: HiddenTypes

    /// - Parameter records: those of all that was generated before.
    init(
        of package: ScreenPackage, besides records: some Collection<ScreenRecord>
    ) throws(GeneratorError) {
        settings = package.settings
        declarations = try package.declarations()
        hidden = HiddenTypes(declarations, in: settings)
        let generated = Set(records.flatMap(\.files).map(\.path))
        let areExplicit = declarations.haveExplicitImports {
            generated.contains($0) || package.settings.isTest($0)
        }
        imports = areExplicit ? .explicit : package.usualImports
    }

    /// Adds the files of a screen, if they compile beside what is there.
    mutating func add(
        _ files: [RenderedFile], of names: ScreenNames, instead record: ScreenRecord?
    ) throws(GeneratorError) {
        let recorded = declared(record?.files ?? [])
        let own = Set(recorded.map(\.path))
        // What was declared before may have been moved since, and is in nobody's way.
        let known = Set(recorded.flatMap(\.declarations))
        let declared = declared(files).map { record == nil ? $0 : $0.leavingOut(known) }
        let error = declarations.clash(
            of: names, in: declared, isNew: record == nil, ignoring: own.contains)
        if let error { throw .name(error) }
        try hidden.check(files)
        declared.forEach { declarations.add($0) }
    }

    /// Has the files of a menu compile beside what is there.
    func checkMenu(_ files: [RenderedFile]) throws(GeneratorError) {
        if let clash = declarations.clash(of: declared(files), ignoring: { _ in false }) {
            throw .package(.noRoomForMenu(clash))
        }
        try hidden.check(files)
    }

    private func declared(_ files: [RenderedFile]) -> [DeclaredFile] {
        files.map { DeclaredFile($0.path, $0.text.utf8, in: settings) }
    }
}
