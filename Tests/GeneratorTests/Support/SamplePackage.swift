import XCTest

@testable import WaylineGenerator

/// A package on the disk, with its own small template.
final class SamplePackage {
    let tree: TemporaryTree

    init(_ files: [String: String] = [:]) throws {
        tree = try TemporaryTree(Self.files.merging(files) { $1 })
    }

    /// A package that has no list of screens yet.
    static func bare() throws -> SamplePackage {
        let package = try SamplePackage()
        try FileManager.default.removeItem(
            at: package.tree.url.appendingPathComponent(SamplePackage.list))
        return package
    }

    /// The plan to generate these screens.
    func generation(
        _ names: String..., fields: [String] = [], children: [String] = [],
        template: String = "tiny", target: String? = nil, isForced: Bool = false
    ) throws -> Plan {
        let requests = try names.map {
            try ScreenRequest(
                name: $0, children: children, template: template, target: target, fields: fields)
        }
        var generation = try Generation(package(), isForced: isForced)
        return try generation.plan(requests)
    }

    func destruction(_ names: String..., isForced: Bool = false) throws -> Plan {
        var destruction = try Destruction(package(), isForced: isForced)
        return try destruction.plan(names)
    }

    func update(_ names: String..., target: String? = nil) throws -> Plan {
        var generation = try Generation(package())
        return try generation.update(names, target: target)
    }

    func carryOut(_ plan: Plan) throws {
        try tree.transaction().carryOut(plan)
    }

    func package() throws -> ScreenPackage {
        try ScreenPackage(around: tree.url.path)
    }

    /// A file of the template in a folder of its own.
    static let header = [
        ".wayline/templates/tiny/screen/Header/{{Name}}Header.swift": "struct {{Name}}Header {}\n"
    ]

    static let list = "Sources/Screens/ScreenList.swift"
    static let template = ".wayline/templates/tiny/screen/{{Name}}Screen.swift"

    private static let files = [
        "Package.swift": "// Wayline\n",
        list: "enum ScreenList {\n    static let all: [Listed] = [\n    ]\n}\n",
        ".gitattributes": "/\(list) merge=union\n",
        "Tests/ScreensTests/Own.swift": "\n",
        template: """
        // one
        struct {{Name}}Screen {}
        // two
        extension Listed { static var {{name}}: Listed }
        // three

        """,
        ".wayline/templates/tiny/tests/{{Name}}Tests.swift": "class {{Name}}Tests {}\n",
    ]
}
