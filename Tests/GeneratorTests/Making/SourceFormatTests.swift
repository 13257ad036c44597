import Foundation
import XCTest

@testable import WaylineGenerator

/// Generated files follow the package's own layout, and a file that was only formatted is not
/// edited.
final class SourceFormatTests: XCTestCase {
    private static let narrow = """
        {"version": 1, "lineLength": 60, "indentation": {"spaces": 2}}
        """
    private static let screen = "Sources/Screens/Orders/OrdersScreen.swift"

    private func format(_ package: SamplePackage, _ configuration: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "format", "-i", "-r", "--configuration", configuration, "Sources", "Tests",
        ]
        process.currentDirectoryURL = package.tree.url
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
    }

    func testFilesFollowThePackage() throws {
        let package = try SamplePackage([".swift-format": Self.narrow])
        try package.carryOut(package.generation("Orders", template: "closures"))
        let before = try package.tree.snapshot()
        XCTAssertTrue(try package.tree.text(Self.screen).contains("\n  let view = OrdersView()\n"))
        try format(package, ".swift-format")
        XCTAssertEqual(
            try package.tree.text(Self.screen), before[Self.screen]?.dropFirst(4).description)
        XCTAssertTrue(try package.generation("Orders", template: "closures").isEmpty)
    }

    func testAFormattedScreenIsDestroyed() throws {
        for configuration in [nil, PackageSkeleton.layout, Self.narrow] {
            let package = try SamplePackage([
                SamplePackage.list: PackageSkeleton.list()
            ])
            let before = try package.tree.snapshot()
            try package.carryOut(
                package.generation("Orders", children: ["Header"], template: "closures"))
            if let configuration { try package.tree.write(".swift-format", configuration) }
            let generated = try package.tree.snapshot()
            try format(package, configuration ?? "{}")
            if configuration != PackageSkeleton.layout {
                XCTAssertNotEqual(try package.tree.snapshot(), generated)
            }
            XCTAssertEqual(try package.package().screens().all.map(\.isEdited), [false])
            let plan = try package.destruction("Orders")
            XCTAssertEqual(plan.conflicts.map(\.path), [])
            try package.carryOut(plan)
            XCTAssertEqual(
                try package.tree.snapshot().keys.filter { $0 != ".swift-format" }.sorted(),
                before.keys.sorted())
        }
    }

    func testAnEditBesidesTheLayoutIsAnEdit() throws {
        let package = try SamplePackage([".swift-format": Self.narrow])
        try package.carryOut(package.generation("Orders", template: "closures"))
        try package.tree.write(Self.screen, package.tree.text(Self.screen) + "// mine\n")
        XCTAssertEqual(try package.destruction("Orders").conflicts.map(\.path), [Self.screen])
    }

    func testWithoutALayoutAnEditedScreenIsNotFormatted() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders", template: "closures"))
        try package.tree.write(Self.screen, package.tree.text(Self.screen) + "// mine\n")
        XCTAssertTrue(try package.update().isEmpty)
    }

    func testALayoutThatCannotBeUsedIsReported() throws {
        let package = try SamplePackage([".swift-format": "{"])
        let plan = try package.generation("Orders", template: "closures")
        XCTAssertEqual(
            plan.notes,
            [
                "'swift format' is missing or has failed: new files may not have your layout, and "
                    + "a formatted file counts as edited. Check '.swift-format'."
            ])
        XCTAssertEqual(plan.conflicts, [])
    }
}
