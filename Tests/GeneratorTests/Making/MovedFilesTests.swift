import Foundation
import XCTest

@testable import WaylineGenerator

/// Generated files that were moved or renamed are found by what they declare.
final class MovedFilesTests: XCTestCase {
    private static let folder = "Sources/Screens/Orders"
    private static let screen = "OrdersScreen.swift"

    private func package() throws -> SamplePackage {
        let package = try SamplePackage(SamplePackage.header)
        try package.carryOut(package.generation("Orders"))
        return package
    }

    private func move(_ path: String, to new: String, in package: SamplePackage) throws {
        let url = package.tree.url
        let target = url.appendingPathComponent(new)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: url.appendingPathComponent(path), to: target)
    }

    func testAMovedFolderIsDestroyedWithItsTestsAndItsRow() throws {
        let before = try SamplePackage(SamplePackage.header).tree.snapshot()
        let package = try package()
        try move(Self.folder, to: "Sources/Screens/Shop/Orders", in: package)
        try move("Tests/ScreensTests/Orders", to: "Tests/ScreensTests/Shop/Orders", in: package)
        try package.carryOut(package.destruction("Orders"))
        var after = try package.tree.snapshot()
        for folder in ["Sources/Screens/Shop", "Tests/ScreensTests/Shop"] {
            XCTAssertNotNil(after.removeValue(forKey: folder))
        }
        XCTAssertEqual(after, before)
    }

    func testARenamedFileIsUpdatedWhereItIs() throws {
        let package = try package()
        let new = "Sources/Screens/Own/Renamed.swift"
        try move("\(Self.folder)/\(Self.screen)", to: new, in: package)
        try package.tree.write(
            new, package.tree.text(new).replacing("// one", with: "// mine"))
        try package.tree.write(
            SamplePackage.template,
            package.tree.text(SamplePackage.template).replacing("// three", with: "// 3"))
        let plan = try package.update()
        XCTAssertEqual(plan.notes, [])
        try package.carryOut(plan)
        let text = try package.tree.text(new)
        XCTAssertTrue(text.hasPrefix("// mine\n") && text.hasSuffix("// 3\n"), text)
        XCTAssertFalse(package.tree.exists("\(Self.folder)/\(Self.screen)"))
        XCTAssertTrue(try package.update().isEmpty)
        XCTAssertTrue(try package.generation("Orders").isEmpty)
    }

    func testAFileThatDeclaresAPrivateTypeOfThatNameIsAnother() throws {
        let package = try package()
        let path = "\(Self.folder)/\(Self.screen)"
        let own = "Sources/Screens/Own.swift"
        let text = try package.tree.text(path)
            .replacing("public ", with: "").replacing("struct ", with: "private struct ")
            .replacing("final class ", with: "private final class ")
        try package.tree.remove(path)
        try package.tree.write(own, text)
        try package.carryOut(package.destruction("Orders", isForced: true))
        XCTAssertEqual(try package.tree.text(own), text)
    }

    func testAnEditedFileThatWasMovedIsNotDestroyed() throws {
        let package = try package()
        let new = "Sources/Screens/Own/\(Self.screen)"
        try move("\(Self.folder)/\(Self.screen)", to: new, in: package)
        try package.tree.write(new, package.tree.text(new) + "// mine\n")
        XCTAssertEqual(try package.destruction("Orders").conflicts.map(\.path), [new])
    }

    func testAMovedScreenStopsNoUpdateOfAnother() throws {
        let package = try package()
        try package.carryOut(package.generation("Friends"))
        try move(Self.folder, to: "Sources/Screens/Shop/Orders", in: package)
        XCTAssertTrue(try package.update().isEmpty)
        XCTAssertNoThrow(try package.generation("Photos"))
    }

    func testARenamedTargetIsFollowed() throws {
        let package = try package()
        try move("Sources/Screens", to: "Sources/Pages", in: package)
        try move("Tests/ScreensTests", to: "Tests/PagesTests", in: package)
        XCTAssertTrue(try package.update().changes.allSatisfy { $0.path.hasSuffix("Orders.json") })
        try package.carryOut(package.destruction("Orders"))
        XCTAssertFalse(package.tree.exists("Sources/Pages/Orders/\(Self.screen)"))
        XCTAssertFalse(package.tree.exists("Tests/PagesTests/Orders/OrdersTests.swift"))
    }

    func testMovedTestsOfATargetWithItsOwnPathAreDestroyed() throws {
        let package = try SamplePackage([
            "Package.swift": """
            // Wayline
            .target(name: "Cart", path: "Code/Cart"),
            .testTarget(name: "CartTests", dependencies: ["Cart"], path: "Specs/Cart")
            """,
            "Code/Cart/A.swift": "",
        ])
        try package.carryOut(package.generation("Orders", target: "Cart"))
        try move("Specs/Cart/Orders", to: "Specs/Cart/Own/Orders", in: package)
        try package.carryOut(package.destruction("Orders"))
        XCTAssertFalse(package.tree.exists("Specs/Cart/Own/Orders/OrdersTests.swift"))
    }

    func testAFileOfAnotherScreenIsNotAMovedOne() throws {
        let package = try SamplePackage([
            ".wayline/templates/tiny/screen/notes.txt": "Notes.\n"
        ])
        try package.carryOut(package.generation("Orders", "Friends"))
        let friend = "Sources/Screens/Friends/notes.txt"
        try package.tree.remove("\(Self.folder)/notes.txt")
        try package.carryOut(package.destruction("Orders", isForced: true))
        XCTAssertTrue(package.tree.exists(friend))
    }
}
