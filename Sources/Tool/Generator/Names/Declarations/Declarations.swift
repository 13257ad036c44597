/// The declarations of Swift sources with which a generated screen may clash.
struct Declarations {
    /// Tests if the file at a path is going to be generated again, and so cannot clash.
    typealias Own = (String) -> Bool

    private var found: [String: [(declaration: SwiftDeclaration, file: String)]] = [:]

    /// The paths of files, by the place that each takes in its target.
    private var files: [String: [String]] = [:]

    /// Returns whether a path is that of a test.
    private let isTest: (String) -> Bool

    init(isTest: @escaping (String) -> Bool = { _ in false }) {
        self.isTest = isTest
    }

    mutating func add(_ file: DeclaredFile) {
        files[file.place, default: []].append(file.path)
        for declaration in file.declarations {
            found[declaration.name, default: []].append((declaration, file.path))
        }
    }

    private func all(
        _ kind: SwiftDeclaration.Kind, _ name: String
    ) -> [(declaration: SwiftDeclaration, file: String)] {
        (found[name] ?? []).filter { $0.declaration.kind == kind }
    }

    /// Returns a file with a type of this name that other files see; nil without such a file.
    func file(ofType name: String, where isWanted: (_ file: String) -> Bool) -> String? {
        all(.type, name).first { !$0.declaration.isPrivate && isWanted($0.file) }?.file
    }

    /// Returns the route of this name, or the one whose member of `Destination` has it; nil if none
    /// is declared.
    func route(_ name: String) -> SwiftDeclaration? {
        let member = CamelWords(name).member
        return routes.first { $0.name == name } ?? routes.first { $0.member == member }
    }

    /// The routes that the decision of a generated router can name: those with a member of
    /// `Destination` that the target sees.
    var routes: [SwiftDeclaration] {
        found.values.flatMap { $0 }.filter { !isTest($0.file) }.map(\.declaration)
            .filter { $0.kind == .route && $0.name.isPlainText && $0.member?.isMemberName == true }
            .sorted { $0.name < $1.name }
    }

    /// Returns the files that declare all that other files see of this one, or take its place.
    func files(like file: DeclaredFile) -> [String] {
        let visible = file.declarations.filter { $0.kind != .route && !$0.isPrivate }
            .map { declaration in
                all(declaration.kind, declaration.name)
                    .filter { !$0.declaration.isPrivate }.map(\.file)
            }
        let declared = (visible.first ?? []).filter { path in
            visible.allSatisfy { $0.contains(path) }
        }
        return declared + (files[file.place] ?? [])
    }

    /// Returns the fault of the first name that these files would declare twice, or of a file in
    /// the place of one of them.
    func clash(
        of wanted: [DeclaredFile], ignoring isOwn: Own = { _ in false }
    ) -> NameFault? {
        // The clash of a type makes the clearest message.
        let declared = wanted.flatMap(\.declarations)
        let types = declared.filter { $0.kind == .type }
        for declaration in types + declared.filter({ $0.kind != .type }) {
            let other = all(declaration.kind, declaration.name).first {
                !isOwn($0.file) && !(declaration.isPrivate && $0.declaration.isPrivate)
            }
            guard let other else { continue }
            return declaration.kind == .route
                ? .route(declaration.name, in: other.file)
                : .declared(declaration.name, in: other.file)
        }
        for file in wanted {
            // A file at the same path is the same file.
            let other = files[file.place]?.first { !isOwn($0) && $0 != file.path }
            if let other { return .file(file.path.lastPart, at: other) }
        }
        return nil
    }
}

/// A declaration of a source.
struct SwiftDeclaration: Hashable {
    enum Kind {
        /// A type at the top level.
        case type

        /// The name of a route, as `order-history`.
        case route

        /// A member of `Destination` or of the list of screens, as `Destination.orderHistory`.
        case member
    }

    let kind: Kind
    let name: String

    /// True for a type that is private to its file: it clashes only with types that are not.
    var isPrivate = false

    /// The member of `Destination` that is a route, as `orderHistory`.
    var member: String?

    /// The type of the input that a route takes.
    var input: String?
}

/// A Swift file, with its declarations.
struct DeclaredFile {
    let path: String

    /// The place that it takes in its target: no other file can take the same.
    let place: String
    private(set) var declarations: [SwiftDeclaration] = []

    init(_ path: String, _ source: [UInt8], in settings: PackageSettings) {
        self.path = path
        place = settings.place(of: path)
        guard path.hasSuffix(".swift") else { return }
        declarations = source.withUnsafeBufferPointer(Self.declarations)
    }

    /// Returns the file without these declarations.
    func leavingOut(_ known: Set<SwiftDeclaration>) -> DeclaredFile {
        var file = self
        file.declarations.removeAll(where: known.contains)
        return file
    }

    /// Returns whether it declares this name, or has it as its own.
    func brings(_ name: String) -> Bool {
        path.lastPart == name || declarations.contains { $0.name == name }
    }

    private static func declarations(of source: UnsafeBufferPointer<UInt8>) -> [SwiftDeclaration] {
        var reader = DeclarationReader(source)
        var found: [SwiftDeclaration] = []
        while let declaration = reader.next() { found.append(declaration) }
        return found
    }
}
