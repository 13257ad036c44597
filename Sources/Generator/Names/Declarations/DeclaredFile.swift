/// A Swift file, with what it declares.
package struct DeclaredFile {
    package let path: String

    /// What another file must not have in common with it.
    let place: String
    let declarations: [Declaration]

    package init(_ path: String, _ source: some Collection<UInt8>, in settings: PackageSettings) {
        self.path = path
        place = settings.place(of: path)
        declarations =
            source.withContiguousStorageIfAvailable(Self.declarations)
            ?? Array(source).withUnsafeBufferPointer(Self.declarations)
    }

    private init(_ path: String, _ place: String, _ declarations: [Declaration]) {
        self.path = path
        self.place = place
        self.declarations = declarations
    }

    /// The same, as though it did not declare these.
    func leavingOut(_ known: Set<Declaration>) -> DeclaredFile {
        DeclaredFile(path, place, declarations.filter { !known.contains($0) })
    }

    /// The first type in it that a module has.
    var knownType: NameClash? {
        for case .type(let name, isPrivate: false) in declarations {
            if let module = KnownTypes.module(with: name) { return .knownType(name, of: module) }
        }
        return nil
    }

    /// Whether it declares something of this name, or has it itself.
    func brings(_ name: String) -> Bool {
        path.lastPart == name || declarations.contains { $0.name == name }
    }

    private static func declarations(of source: UnsafeBufferPointer<UInt8>) -> [Declaration] {
        var reader = DeclarationReader(source)
        var found: [Declaration] = []
        while let declaration = reader.next() { found.append(declaration) }
        return found
    }
}
