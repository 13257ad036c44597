import WaylineValues

/// A target of a package, with the folders in which its screens are generated.
struct PackageSettings: Hashable, Sendable {
    /// The path of the settings, in the folder of the package.
    static let path = "\(String.ownFolder)/settings.json"

    /// The folder of the screens, e.g. `Sources/Screens`.
    let sources: String

    /// The folder of their tests, e.g. `Tests/ScreensTests`.
    let tests: String

    /// The folders of the target and of its tests. `sources` and `tests` may be folders inside of
    /// them.
    let targets: [String]

    /// The name of the target.
    let name: String

    /// The framework of tests.
    var framework: TestFramework

    /// - Parameters:
    ///   - target: the name of the target; nil to find it by the folder.
    ///   - targets: the folders of both targets; nil to find them by `sources` and `tests`.
    init(
        sources: String, tests: String, target: String? = nil, targets: [String]? = nil,
        framework: TestFramework = .xctest
    ) {
        self.framework = framework
        self.sources = sources
        self.tests = tests
        self.targets = targets ?? [sources, tests].map(Self.target)
        name = target ?? Self.target(of: sources).lastPart
    }

    /// The module of the sources.
    var module: String {
        name.unicodeScalars.reduce(into: "") { text, scalar in
            text.unicodeScalars.append(scalar.isInIdentifiers ? scalar : "_")
        }
    }

    /// The file that lists the screens.
    var list: String { "\(sources)/ScreenList.swift" }

    /// The file that lists the previews of the screens.
    var previews: String { "\(sources)/PreviewList.swift" }

    /// Returns whether a file is in the target of the tests.
    func isTest(_ path: String) -> Bool { path.isBelow(targets[1]) }

    /// Returns the place that a file takes in its target. Two files with the same place cannot
    /// exist in one target, on any disk.
    func place(of path: String) -> String {
        let name = path.hasSuffix(".swift") ? path.lastPart : path
        return "\(isTest(path) ? "tests" : "sources")/\(name.lowercased())"
    }

    /// Returns the folder of the target: below `Sources` and `Tests`, each folder is one.
    private static func target(of folder: String) -> String {
        let steps = folder.split(separator: "/")
        let above = steps.lastIndex { $0 == "Sources" || $0 == "Tests" } ?? steps.count
        return steps.prefix(above + 2).joined(separator: "/")
    }

    var json: [UInt8] {
        var lines = [("sources", sources), ("tests", tests)]
        if framework != .xctest { lines.append(("framework", framework.rawValue)) }
        let text = lines.map { "  \"\($0)\": \(RouteValue.string($1).json)" }
        return Array("{\n\(text.joined(separator: ",\n"))\n}\n".utf8)
    }

    /// Reads settings.
    init(json: [UInt8]) throws(GeneratorError) {
        guard let fields = RouteValue(json: json)?.fields,
            let sources = fields["sources"]?.text, let tests = fields["tests"]?.text,
            sources.isPathBelow, tests.isPathBelow
        else { throw .damaged(Self.path) }
        let name = fields["framework"].map { $0.text ?? $0.json } ?? "xctest"
        guard let framework = TestFramework(rawValue: name) else { throw .unknownFramework(name) }
        self.init(sources: sources, tests: tests, framework: framework)
    }
}
