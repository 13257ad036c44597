import Coordination

/// Where in a package screens are generated.
package struct PackageSettings: Hashable, Sendable {
    /// Where they are kept, in the folder of the package.
    static let path = ".wayline/settings.json"

    /// The folder of the target that has the screens, as `Sources/Screens`.
    package let sources: String

    /// The folder of the target that tests them, as `Tests/ScreensTests`.
    package let tests: String

    /// The folders of both targets: those that are told may stand in one.
    let targets: [String]

    /// What the paths of tests begin with.
    private let beginningOfTests: String

    package init(sources: String, tests: String) {
        self.sources = sources
        self.tests = tests
        targets = [Self.target(of: sources), Self.target(of: tests)]
        beginningOfTests = "\(targets[1])/"
    }

    /// Whether a file is one of the tests.
    func isTest(_ path: String) -> Bool {
        path.utf8.starts(with: beginningOfTests.utf8)
    }

    /// By what a file is in the way of another, of its own target and on any disk.
    func place(of path: String) -> String {
        "\(isTest(path) ? "tests" : "sources")/\(path.lastPart.lowercased())"
    }

    /// Below `Sources` and `Tests`, each folder is a target.
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

    /// Nil of what is no such settings.
    init?(json: [UInt8]) {
        guard let fields = RouteValue(json: json)?.fields,
            let sources = fields["sources"]?.text, let tests = fields["tests"]?.text,
            [sources, tests].allSatisfy(\.isPathBelow)
        else { return nil }
        self.init(sources: sources, tests: tests)
    }
}
