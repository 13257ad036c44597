import WaylineSystem

/// The targets of a package that can have screens: those with tests. They are read from the text of
/// the manifest, which is not run, and from the folders.
struct PackageTargets {
    private let root: String

    /// The target that the package's settings name, and then the others by their names.
    let all: [PackageSettings]

    /// The target of a command that names none: that of the settings, `Screens`, or the only one.
    let usual: PackageSettings?

    init(
        manifest: String, _ files: SystemFiles, root: String
    ) throws(GeneratorError) {
        self.root = root
        let declared = ManifestTarget.all(in: manifest)
        var known: [String: PackageSettings] = [:]
        for entry in try files.entriesIfThere(of: "Sources") where entry.isFolder {
            let (sources, tests) = ("Sources/\(entry.name)", "Tests/\(entry.name)Tests")
            guard try files.kind(of: tests) == .folder else { continue }
            known[entry.name] = PackageSettings(sources: sources, tests: tests)
        }
        for target in declared where !target.isTest {
            guard let tests = target.tests(among: declared)?.folder,
                target.folder.isPathBelow, tests.isPathBelow,
                try files.kind(of: target.folder) == .folder
            else { continue }
            known[target.name] = PackageSettings(
                sources: target.folder, tests: tests, target: target.name,
                targets: [target.folder, tests])
        }
        let named = try Self.named(in: files, declared)?.completed(by: declared)
        if let named { for name in known.keys { known[name]?.framework = named.framework } }
        usual = named ?? known["Screens"] ?? (known.count == 1 ? known.first?.value : nil)
        if let named { known[named.name] = nil }
        all = (named.map { [$0] } ?? []) + known.values.sorted { $0.name < $1.name }
    }

    /// Returns the target of this name; nil stands for the usual one.
    func settings(of target: String?) throws(GeneratorError) -> PackageSettings {
        if let found = target.map(find) ?? usual { return found }
        let names = all.map(\.name).sorted()
        guard let target else { throw .noTarget(root, known: names) }
        throw .request(.unknownTarget(target, known: names))
    }

    func find(_ target: String) -> PackageSettings? { all.first { $0.name == target } }

    private static func named(
        in files: SystemFiles, _ declared: [ManifestTarget]
    ) throws(GeneratorError) -> PackageSettings? {
        guard let bytes = try files.contents(of: PackageSettings.path) else { return nil }
        let settings = try PackageSettings(json: bytes)
        // A folder of a target can be missing: then it is created.
        let isOfTarget =
            declared.isEmpty
            || declared.contains { "\(settings.sources)/".hasPrefix("\($0.folder)/") }
        if !isOfTarget, try files.kind(of: settings.sources) != .folder {
            throw .lostSources(settings.sources)
        }
        return settings
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
            targets: [own?.folder ?? targets[0], tests?.folder ?? targets[1]],
            framework: framework)
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

    /// Returns the target that tests this one: the one with its name, or the one with the fewest
    /// texts beside it.
    func tests(among declared: [ManifestTarget]) -> ManifestTarget? {
        let naming = declared.filter { $0.isTest && $0.texts.contains(name) }
        return naming.first { $0.name == "\(name)Tests" }
            ?? naming.min { $0.texts.count < $1.texts.count }
    }

    static func all(in manifest: String) -> [ManifestTarget] {
        let source = SwiftText(Array(manifest.utf8))
        var (targets, next) = ([ManifestTarget](), 0)
        for place in source.texts.indices.dropLast() where place >= next {
            let kind = source.texts[place]
            guard ["target", "testTarget", "executableTarget"].contains(kind),
                source.texts[place + 1] == "(", let end = source.end(of: place + 1)
            else { continue }
            let target = ManifestTarget(source, place + 2..<end, isTest: kind == "testTarget")
            targets += target.map { [$0] } ?? []
            // Its dependencies are no declarations.
            next = end
        }
        return targets
    }

    private init?(_ source: SwiftText, _ places: Range<Int>, isTest: Bool) {
        var (labelled, texts) = ([String: String](), Set<String>())
        for place in places where source.tokens[place].kind == .text {
            let text = source.texts[place]
            let label = source.texts[place - 1] == ":" ? source.texts[place - 2] : ""
            if label.isEmpty || labelled[label] != nil {
                texts.insert(text)
            } else {
                labelled[label] = text
            }
        }
        guard let name = labelled["name"] else { return nil }
        (self.name, self.texts, self.isTest) = (name, texts, isTest)
        path = labelled["path"]?.withoutNeedlessSteps
    }
}

extension String {
    /// The path without empty steps and steps to the same folder, as in `./Sources/Cart/`.
    fileprivate var withoutNeedlessSteps: String {
        let steps = split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        return hasPrefix("/") ? "/\(steps)" : steps
    }
}
