/// The declarations of Swift sources with which a generated screen may clash.
package struct Declarations {
    /// Tests if the file at a path is going to be generated again, and so cannot clash.
    package typealias Own = (String) -> Bool

    /// A name, and the files that declare it.
    private typealias Places = [String: [String]]

    /// Types at the top level, by their names.
    private var types: [String: [(file: String, isPrivate: Bool)]] = [:]
    private var routes: Places = [:]
    private var members: Places = [:]

    /// The types of the inputs that routes take, by the members of `RouteID`.
    private var inputs: [String: String] = [:]

    private var paths: Set<String> = []

    /// The paths of files, by the place that each takes in its target.
    private var files: Places = [:]

    package init() {}

    package mutating func add(_ file: DeclaredFile) {
        paths.insert(file.path)
        files[file.place, default: []].append(file.path)
        for declaration in file.declarations {
            switch declaration {
            case .type(let name, let isPrivate):
                types[name, default: []].append((file.path, isPrivate))
            case .route(let name): routes[name, default: []].append(file.path)
            case .member(let name, let input):
                members[name, default: []].append(file.path)
                inputs[name] = input
            }
        }
    }

    /// Returns a file with a type of this name that other files see; nil without such a file.
    func file(ofType name: String, where isWanted: (_ file: String) -> Bool) -> String? {
        types[name]?.first { !$0.isPrivate && isWanted($0.file) }?.file
    }

    /// Returns whether a member of `RouteID` of this name is declared, and the type of its input.
    func route(_ member: String) -> (isKnown: Bool, input: String?) {
        (members["RouteID.\(member)"] != nil, inputs["RouteID.\(member)"])
    }

    /// The members of `RouteID`.
    var routeMembers: [String] {
        members.keys.filter { $0.hasPrefix("RouteID.") }.map { String($0.dropFirst(8)) }.sorted()
    }

    func hasFile(_ path: String) -> Bool { paths.contains(path) }

    /// Returns the files that declare all that other files see of this one, or take its place.
    func files(like file: DeclaredFile) -> [String] {
        let visible = file.declarations.compactMap { declaration -> [String]? in
            switch declaration {
            case .type(let name, isPrivate: false):
                types[name, default: []].filter { !$0.isPrivate }.map(\.file)
            case .member(let name, _): members[name] ?? []
            case .type, .route: nil
            }
        }
        let declared = (visible.first ?? []).filter { path in
            visible.allSatisfy { $0.contains(path) }
        }
        return declared + (files[file.place] ?? [])
    }

    /// Returns the first name that these files would declare twice, or a file in the place of one
    /// of them.
    func clash(of wanted: [DeclaredFile], ignoring isOwn: Own) -> NameClash? {
        // The clash of a type makes the clearest message.
        let declared = wanted.flatMap(\.declarations)
        for declaration in declared.filter(\.isType) + declared.filter({ !$0.isType }) {
            if let clash = clash(of: declaration, ignoring: isOwn) { return clash }
        }
        for file in wanted {
            // A file at the same path is the same file.
            let other = self.file(in: files[file.place]) { isOwn($0) || $0 == file.path }
            if let other { return .file(file.path.lastPart, file: other) }
        }
        return nil
    }

    func clash(of declaration: Declaration, ignoring isOwn: Own) -> NameClash? {
        switch declaration {
        case .type(let name, let isPrivate): clash(ofType: name, isPrivate, isOwn)
        case .route(let name): file(in: routes[name], isOwn).map { .route(name, file: $0) }
        case .member(let name, _): file(in: members[name], isOwn).map { .member(name, file: $0) }
        }
    }

    private func clash(ofType type: String, _ isPrivate: Bool, _ isOwn: Own) -> NameClash? {
        let other = types[type]?.first { !isOwn($0.file) && !(isPrivate && $0.isPrivate) }
        return other.map { .type(type, file: $0.file) }
    }

    private func file(in places: [String]?, _ isOwn: Own) -> String? {
        places?.first { !isOwn($0) }
    }
}

/// A Swift file, with its declarations.
package struct DeclaredFile {
    package let path: String

    /// The place that it takes in its target: no other file can take the same.
    let place: String
    let declarations: [Declaration]

    package init(_ path: String, _ source: some Collection<UInt8>, in settings: PackageSettings) {
        self.path = path
        place = settings.place(of: path)
        let isSwift = path.hasSuffix(".swift")
        declarations =
            !isSwift
            ? []
            : source.withContiguousStorageIfAvailable(Self.declarations)
                ?? Array(source).withUnsafeBufferPointer(Self.declarations)
    }

    private init(_ path: String, _ place: String, _ declarations: [Declaration]) {
        self.path = path
        self.place = place
        self.declarations = declarations
    }

    /// Returns the file without these declarations.
    func leavingOut(_ known: Set<Declaration>) -> DeclaredFile {
        DeclaredFile(path, place, declarations.filter { !known.contains($0) })
    }

    /// Returns whether it declares this name, or has it as its own.
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
