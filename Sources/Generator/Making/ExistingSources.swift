/// The sources of a package, with which the generated files have to compile.
struct ExistingSources {
    /// The import style of the package's own sources, which the generated files follow.
    let imports: ImportStyle

    private let settings: PackageSettings
    private var declarations: Declarations
    private let hidden: HiddenTypes

    /// - Parameter records: the records of all generated screens.
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

    /// Adds the files of a screen. Throws if they would not compile with the sources.
    mutating func add(
        _ files: [RenderedFile], of names: ScreenNames, instead record: ScreenRecord?
    ) throws(GeneratorError) {
        let recorded = declared(record?.files ?? [])
        let own = Set(recorded.map(\.path))
        // The user may have moved generated declarations since: they do not clash.
        let known = Set(recorded.flatMap(\.declarations))
        let declared = declared(files).map { record == nil ? $0 : $0.leavingOut(known) }
        let error = declarations.clash(
            of: names, in: declared, isNew: record == nil, ignoring: own.contains)
        if let error { throw .name(error) }
        try hidden.check(files)
        declared.forEach { declarations.add($0) }
    }

    /// Throws if the files of a menu would not compile with the sources.
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

/// Types of modules that a package hides from the generated files, by types of the same names. Most
/// packages hide none.
private struct HiddenTypes {
    private struct Hidden {
        let module: String

        /// The file with the type of the same name.
        let file: String
    }

    private let settings: PackageSettings
    private let types: [String: Hidden]

    /// Types hidden by types in the tests, which other sources do not see.
    private let typesInTests: [String: Hidden]

    init(_ declarations: Declarations, in settings: PackageSettings) {
        self.settings = settings
        let files = { (areTests: Bool) in
            declarations.files { _, file in settings.isTest(file) == areTests }
        }
        (types, typesInTests) = (Self.hidden(files(false)), Self.hidden(files(true)))
    }

    /// Throws if one of these files uses a hidden type.
    func check(_ generated: [RenderedFile]) throws(GeneratorError) {
        if types.isEmpty, typesInTests.isEmpty { return }
        for file in generated {
            guard let (name, hidden) = first(in: file) else { continue }
            throw .package(.hiddenType(name, of: hidden.module, file: hidden.file))
        }
    }

    private func first(in generated: RenderedFile) -> (name: String, Hidden)? {
        let isTest = settings.isTest(generated.path)
        return Array(generated.text.utf8).withUnsafeBufferPointer { source in
            var tokens = SwiftTokens(source)
            while let token = tokens.next() {
                guard case .word = token.kind else { continue }
                let name = String(decoding: source[token.bytes], as: UTF8.self)
                if let hidden = types[name] ?? (isTest ? typesInTests[name] : nil) {
                    return (name, hidden)
                }
            }
            return nil
        }
    }

    private static func hidden(_ files: [String: String]) -> [String: Hidden] {
        var hidden: [String: Hidden] = [:]
        for (name, file) in files where !KnownTypes.list.names.contains(name[...]) {
            guard let module = KnownTypes.module(with: name) else { continue }
            hidden[name] = Hidden(module: module, file: file)
        }
        return hidden
    }
}
