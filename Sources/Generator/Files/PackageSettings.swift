import WaylineRouting

/// The folders of a package in which screens are generated.
package struct PackageSettings: Hashable, Sendable {
    /// The path of the settings, in the folder of the package.
    static let path = ".wayline/settings.json"

    /// The folder of the target that has the screens, e.g. `Sources/Screens`.
    package let sources: String

    /// The folder of the target that tests them, e.g. `Tests/ScreensTests`.
    package let tests: String

    /// The folders of both targets. `sources` and `tests` may be folders inside of them.
    let targets: [String]

    /// The beginning of the paths of tests.
    private let beginningOfTests: String

    /// The name of the target of the sources.
    let name: String

    /// The module of the sources.
    package let module: String

    /// - Parameters:
    ///   - target: the name of the target; nil to find it by the folder.
    ///   - folders: the folders of both targets; nil for `sources` and `tests`, if `target` is named.
    package init(
        sources: String, tests: String, target: String? = nil, folders: [String]? = nil
    ) {
        self.sources = sources
        self.tests = tests
        let whole = [sources, tests]
        targets = folders ?? (target == nil ? whole.map(Self.target) : whole)
        name = target ?? Self.name(of: sources)
        module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        beginningOfTests = "\(targets[1])/"
    }

    /// Returns whether a file is in the target of the tests.
    func isTest(_ path: String) -> Bool {
        path.utf8.starts(with: beginningOfTests.utf8)
    }

    /// Returns whether a file is in one of the targets.
    func holds(_ path: String) -> Bool {
        targets.contains { path.utf8.starts(with: "\($0)/".utf8) }
    }

    /// Returns the place that a file takes in its target. Two files with the same place cannot
    /// exist in one target, on any disk.
    func place(of path: String) -> String {
        let name = path.hasSuffix(".swift") ? path.lastPart : path
        return "\(isTest(path) ? "tests" : "sources")/\(name.lowercased())"
    }

    /// Returns the name of the target: that of the folder below `Sources`, or of the last folder.
    private static func name(of sources: String) -> String {
        let folders = sources.split(separator: "/")
        let target = folders.lastIndex(of: "Sources").map { $0 + 1 } ?? folders.count - 1
        return String(folders.indices.contains(target) ? folders[target] : folders.last ?? "")
    }

    /// Returns the folder of the target: below `Sources` and `Tests`, each folder is one.
    private static func target(of folder: String) -> String {
        let steps = folder.split(separator: "/")
        let isUsual = ["Sources", "Tests"].contains(steps.first)
        return isUsual ? steps.prefix(2).joined(separator: "/") : folder
    }

    /// The file that lists the screens.
    package var list: String { "\(sources)/ScreenList.swift" }

    package var json: [UInt8] {
        Array("{\n  \"sources\": \"\(sources)\",\n  \"tests\": \"\(tests)\"\n}\n".utf8)
    }

    /// Reads settings; nil if they are not valid.
    init?(json: [UInt8]) {
        guard let fields = RouteValue(json: json)?.fields,
            let sources = fields["sources"]?.text, let tests = fields["tests"]?.text,
            [sources, tests].allSatisfy(\.isPathBelow)
        else { return nil }
        self.init(sources: sources, tests: tests)
    }
}
