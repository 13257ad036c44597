import WaylineSystem

/// The targets of a package that can have screens: those with tests. They are read from the text of the
/// manifest, which is not run, and from the folders.
struct PackageTargets {
    private let root: String

    /// The folders of the targets, by name.
    private var known: [String: PackageSettings] = [:]

    /// The folders that the package's settings name.
    private let usual: PackageSettings?

    init(
        manifest: String, _ files: any FileSystem, root: String
    ) throws(GeneratorError) {
        self.root = root
        let declared = ManifestTarget.all(in: manifest)
        usual = try Self.named(in: files)?.completed(by: declared)
        try reading { () throws(FileError) in
            if try files.kind(of: "Sources") == .folder {
                for entry in try files.entries(of: "Sources") where entry.isFolder {
                    let (sources, tests) = ("Sources/\(entry.name)", "Tests/\(entry.name)Tests")
                    guard try files.kind(of: tests) == .folder else { continue }
                    known[entry.name] = PackageSettings(sources: sources, tests: tests)
                }
            }
            for target in declared where !target.isTest {
                guard let tests = target.tests(among: declared),
                    [target.folder, tests.folder].allSatisfy(\.isPathBelow),
                    try files.kind(of: target.folder) == .folder
                else { continue }
                known[target.name] = PackageSettings(
                    sources: target.folder, tests: tests.folder, target: target.name)
            }
        }
    }

    /// Returns the folders of a target; nil for the one that the settings name, `Screens`, or the only one.
    func settings(of target: String?) throws(GeneratorError) -> PackageSettings {
        let names = known.keys.sorted()
        if let target {
            guard let found = find(target) else {
                throw .request(.unknownTarget(target, known: names))
            }
            return found
        }
        if let found = usualOne { return found }
        throw .package(.noTarget(root, known: names))
    }

    /// The target of a command that names none.
    var usualOne: PackageSettings? {
        usual ?? known["Screens"] ?? (known.count == 1 ? known.first?.value : nil)
    }

    func find(_ target: String) -> PackageSettings? {
        usual?.name == target ? usual : known[target]
    }

    /// The folders of all targets.
    var all: [PackageSettings] {
        (usual.map { [$0] } ?? [])
            + known.filter { $0.key != usual?.name }.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func named(
        in files: any FileSystem
    ) throws(GeneratorError) -> PackageSettings? {
        let path = PackageSettings.path
        let bytes = try reading { () throws(FileError) in try files.contents(of: path) }
        guard let bytes else { return nil }
        if let settings = PackageSettings(json: bytes) { return settings }
        throw .package(.damaged(path))
    }
}

extension PackageSettings {
    /// Returns the same folders with the targets that have them.
    fileprivate func completed(by declared: [ManifestTarget]) -> PackageSettings {
        func target(of folder: String, isTest: Bool) -> ManifestTarget? {
            declared.filter { $0.isTest == isTest && "\(folder)/".hasPrefix("\($0.folder)/") }
                .max { $0.folder.utf8.count < $1.folder.utf8.count }
        }
        let own = target(of: sources, isTest: false)
        let tests = target(of: tests, isTest: true)
        return PackageSettings(
            sources: sources, tests: self.tests, target: own?.name ?? name,
            folders: [own?.folder ?? targets[0], tests?.folder ?? targets[1]])
    }
}

/// A target that the text of a manifest declares.
private struct ManifestTarget {
    let name: String
    let isTest: Bool

    /// The texts in its declaration besides its name and its path, such as its dependencies.
    let texts: Set<String>
    private let path: String?

    var folder: String { path ?? "\(isTest ? "Tests" : "Sources")/\(name)" }

    /// Returns the target that tests this one: the one with its name, or the one with the fewest texts
    /// beside it.
    func tests(among declared: [ManifestTarget]) -> ManifestTarget? {
        let naming = declared.filter { $0.isTest && $0.texts.contains(name) }
        return naming.first { $0.name == "\(name)Tests" }
            ?? naming.min { $0.texts.count < $1.texts.count }
    }

    static func all(in manifest: String) -> [ManifestTarget] {
        let words = Self.words(of: manifest)
        var (targets, place) = ([ManifestTarget](), 0)
        while place < words.count {
            let isTest = words[place] == .word("testTarget")
            let isTarget = isTest || words[place] == .word("target")
            if isTarget || words[place] == .word("executableTarget"),
                words[place...].dropFirst().first == .sign(UInt8(ascii: "("))
            {
                let end = self.end(of: words, from: place + 1)
                if let target = ManifestTarget(words[place + 2..<end], isTest: isTest) {
                    targets.append(target)
                }
                place = end
            } else {
                place += 1
            }
        }
        return targets
    }

    private init?(_ words: ArraySlice<Word>, isTest: Bool) {
        var (labelled, texts) = ([String: String](), Set<String>())
        for place in words.indices {
            guard case .text(let text) = words[place] else { continue }
            if place - 2 >= words.startIndex, words[place - 1] == .sign(UInt8(ascii: ":")),
                case .word(let label) = words[place - 2], labelled[label] == nil
            {
                labelled[label] = text
            } else {
                texts.insert(text)
            }
        }
        guard let name = labelled["name"] else { return nil }
        (self.name, self.texts, self.isTest) = (name, texts, isTest)
        path = labelled["path"]?.withoutNeedlessSteps
    }

    private enum Word: Equatable {
        case word(String)
        case text(String)
        case sign(UInt8)
    }

    private static func words(of manifest: String) -> [Word] {
        Array(manifest.utf8).withUnsafeBufferPointer { source in
            var (tokens, words) = (SwiftTokens(source), [Word]())
            while let token = tokens.next() {
                let text = String(decoding: source[token.bytes], as: UTF8.self)
                switch token.kind {
                case .word: words.append(.word(text))
                case .text: words.append(.text(text))
                case .sign(let sign): words.append(.sign(sign))
                }
            }
            return words
        }
    }

    /// Returns the place of the parenthesis that closes the one at `start`, or the end.
    private static func end(of words: [Word], from start: Int) -> Int {
        var depth = 0
        for place in start..<words.count {
            if words[place] == .sign(UInt8(ascii: "(")) { depth += 1 }
            if words[place] == .sign(UInt8(ascii: ")")) { depth -= 1 }
            if depth == 0 { return place }
        }
        return words.count
    }
}

extension String {
    /// The path without empty steps and steps to the same folder, as in `./Sources/Cart/`.
    fileprivate var withoutNeedlessSteps: String {
        let steps = split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        return hasPrefix("/") ? "/\(steps)" : steps
    }
}
