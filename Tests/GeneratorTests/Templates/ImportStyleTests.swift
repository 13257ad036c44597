import WaylineGenerator
import XCTest

/// All files of a target use access levels in imports, or none does.
final class ImportStyleTests: XCTestCase {
    private static let setting =
        "// Wayline\nlet a = \"InternalImportsByDefault\"\n"

    /// The import lines of all planned sources.
    private func imports(_ plan: Plan) -> Set<Substring> {
        let files = plan.files.filter { $0.path.hasPrefix("Sources/") }
        let texts = files.map { String(decoding: $0.after ?? [], as: UTF8.self) }
        return Set(texts.flatMap { $0.split(separator: "\n") }.filter { $0.contains("import ") })
    }

    private func imports(manifest: String?, _ template: String) throws -> Set<Substring> {
        let package = try SamplePackage.bare()
        if let manifest { try package.tree.write("Package.swift", manifest) }
        return imports(try package.generation("Orders", children: ["Header"], template: template))
    }

    func testAPackageThatImportsPubliclyDoesSoInAllFiles() throws {
        for template in Template.builtIn {
            let lines = try imports(manifest: nil, template.name)
            XCTAssertEqual(
                lines.subtracting(["import WaylineStreams"]),
                ["import Binding", "import Wayline", "import WaylineRouting"])
        }
    }

    func testEachImportIsExplicitInAPackageThatImportsInternally() throws {
        for template in Template.builtIn {
            let lines = try imports(manifest: Self.setting, template.name)
            XCTAssertTrue(lines.contains("internal import Wayline"), "\(lines)")
            XCTAssertEqual(lines.filter { $0.hasPrefix("import ") }, [])
        }
    }

    func testSourcesThatSayItDecide() throws {
        for level in ["package", "internal", "public", "private", "@preconcurrency internal"] {
            let package = try SamplePackage.bare()
            try package.tree.write("Sources/Screens/Own.swift", "\(level) import TextMenu\n")
            let lines = imports(try package.generation("Orders", template: "closures"))
            XCTAssertTrue(lines.contains("internal import Wayline"), level)
        }
        for (path, text) in [
            ("Sources/Screens/Own.swift", "import TextMenu\n"),
            ("Sources/Screens/Own.swift", "package import Foundation\nimport TextMenu\n"),
            ("Tests/ScreensTests/Own.swift", "private import TextMenu\n"),
        ] {
            let package = try SamplePackage.bare()
            try package.tree.write(path, text)
            let lines = imports(try package.generation("Orders", template: "closures"))
            XCTAssertTrue(lines.contains("import Wayline"), text)
        }
    }

    func testAWordInACommentDoesNot() throws {
        let manifest = "// Wayline: no \"InternalImportsByDefault\"\n"
        XCTAssertTrue(
            try imports(manifest: manifest, "closures").contains("import Wayline"))
    }

    func testATemplateOfOnesOwnFollowsThePackage() throws {
        let text = """
            internal import A
            public import B
            private import struct C.D
            fileprivate import E
            let package = "internal import F"
            extension Listed { static var {{name}}: Listed }
            """
        let package = try SamplePackage([SamplePackage.template: text])
        XCTAssertEqual(
            imports(try package.generation("Orders")),
            [
                "import A", "public import B", "import struct C.D", "import E",
                "let package = \"internal import F\"",
            ])
        try package.tree.write("Package.swift", Self.setting)
        XCTAssertTrue(
            imports(try package.generation("Orders")).isSuperset(of: [
                "internal import A", "private import struct C.D", "fileprivate import E",
            ]))
    }

    func testScreensFollowAPackageThatHasChanged() throws {
        let package = try SamplePackage.bare()
        try package.carryOut(package.generation("Orders", template: "closures"))
        try package.tree.write("Package.swift", Self.setting)
        XCTAssertEqual(
            imports(try package.update()),
            [
                "internal import Binding", "internal import Wayline",
                "internal import WaylineRouting",
            ])
    }
}
