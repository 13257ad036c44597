import Coordination

/// Where in a package screens are generated.
package struct PackageSettings: Hashable, Sendable {
    /// Where they are kept, in the folder of the package.
    static let path = ".wayline/settings.json"

    /// The folder of the target that has the screens, as `Sources/Screens`.
    package let sources: String

    /// The folder of the target that tests them, as `Tests/ScreensTests`.
    package let tests: String

    package init(sources: String, tests: String) {
        self.sources = sources
        self.tests = tests
    }

    /// By what a file is in the way of another, of its own target and on any disk.
    func place(of path: String) -> String {
        "\(path.hasPrefix("\(tests)/") ? tests : sources)/\(path.lastPart.lowercased())"
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
