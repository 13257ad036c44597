/// What Swift sources declare that a generated screen might declare again.
package struct Declarations {
    /// A name, and the files that declare it.
    private typealias Places = [String: [String]]

    /// Types that stand in no other, by their names in small letters.
    private var types: [String: [DeclaredType]] = [:]
    private var routes: Places = [:]
    private var members: Places = [:]

    /// Where files stand, by the place that each takes.
    private var files: Places = [:]

    /// Files that say how far what they import can be seen.
    private var explicitImporters: [String] = []

    package init() {}

    package mutating func add(_ file: DeclaredFile) {
        files[file.place, default: []].append(file.path)
        for declaration in file.declarations {
            switch declaration {
            case .type(let name, let isPrivate):
                let type = DeclaredType(name: name, file: file.path, isPrivate: isPrivate)
                types[name.lowercased(), default: []].append(type)
            case .route(let name): routes[name, default: []].append(file.path)
            case .member(let name): members[name, default: []].append(file.path)
            case .explicitImport: explicitImporters.append(file.path)
            }
        }
    }
}

extension Declarations {
    /// The files of types that are not private, by the names of those.
    func files(ofTypes isWanted: (_ name: String, _ file: String) -> Bool) -> [String: String] {
        let wanted = types.values.joined().filter { !$0.isPrivate && isWanted($0.name, $0.file) }
        return Dictionary(wanted.map { ($0.name, $0.file) }) { first, _ in first }
    }

    /// Whether a file says how far what it imports of Wayline can be seen.
    func haveExplicitImports(ignoring isOwn: Own) -> Bool {
        explicitImporters.contains { !isOwn($0) }
    }

    /// Whether a file is one that is generated again, and in nobody's way.
    package typealias Own = (String) -> Bool

    /// What these files would declare that is declared already, or else a file in the place of one.
    func clash(of wanted: [DeclaredFile], ignoring isOwn: Own) -> NameClash? {
        // Types say best what is in the way.
        let declared = wanted.flatMap(\.declarations)
        for declaration in declared.filter(\.isType) + declared.filter({ !$0.isType }) {
            if let clash = clash(of: declaration, ignoring: isOwn) { return clash }
        }
        for file in wanted {
            // One at the same path is no other file.
            let other = self.file(in: files[file.place]) { isOwn($0) || $0 == file.path }
            if let other { return .file(file.path.lastPart, file: other) }
        }
        return nil
    }

    func clash(of declaration: Declaration, ignoring isOwn: Own) -> NameClash? {
        switch declaration {
        case .type(let name, let isPrivate): clash(ofType: name, isPrivate, isOwn)
        case .route(let name): file(in: routes[name], isOwn).map { .route(name, file: $0) }
        case .member(let name): file(in: members[name], isOwn).map { .member(name, file: $0) }
        case .explicitImport: nil
        }
    }

    private func clash(ofType type: String, _ isPrivate: Bool, _ isOwn: Own) -> NameClash? {
        let others = (types[type.lowercased()] ?? []).filter {
            !isOwn($0.file) && !(isPrivate && $0.isPrivate)
        }
        if let same = others.first(where: { $0.name == type }) {
            return .type(type, file: same.file)
        }
        return others.first.map { .otherCase(type, declared: $0.name, file: $0.file) }
    }

    private func file(in places: [String]?, _ isOwn: Own) -> String? {
        places?.first { !isOwn($0) }
    }
}

private struct DeclaredType {
    let name: String
    let file: String
    let isPrivate: Bool
}
