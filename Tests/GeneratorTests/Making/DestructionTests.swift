import TestSupport
import XCTest

@testable import WaylineGenerator

/// Destroying a screen reverses its generation: byte for byte, in any order.
final class DestructionTests: XCTestCase {
    private static let screen = "Sources/Screens/Orders/OrdersScreen.swift"

    func testScreensThatGoInAnyOrderLeaveThePackageAsItWas() throws {
        var random = SplitMix.printed()
        let package = try SamplePackage(SamplePackage.header)
        let before = try package.tree.snapshot()
        let names = (1...12).map { "Screen\($0)" }
        for name in names.shuffled(using: &random) {
            let template = Bool.random(using: &random) ? "closures" : "tiny"
            try package.carryOut(package.generation(name, template: template))
        }
        for name in names.shuffled(using: &random) {
            try package.carryOut(package.destruction(name))
        }
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testSeveralGoAtOnce() throws {
        let package = try SamplePackage()
        let before = try package.tree.snapshot()
        try package.carryOut(package.generation("Orders", "Friends"))
        try package.carryOut(package.destruction("Friends", "Orders", "Friends"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testAnEditedFileIsNotRemoved() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders"))
        try package.tree.write(Self.screen, "mine\n")
        let before = try package.tree.snapshot()
        let plan = try package.destruction("Orders")
        XCTAssertEqual(plan.conflicts.map(\.path), [Self.screen])
        XCTAssertThrowsError(try package.carryOut(plan))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testEditsCanBeDiscarded() throws {
        let package = try SamplePackage()
        let before = try package.tree.snapshot()
        try package.carryOut(package.generation("Orders"))
        try package.tree.write(Self.screen, "mine\n")
        try package.carryOut(package.destruction("Orders", isForced: true))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testAFolderWithOtherFilesStaysAndIsReported() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders"))
        try package.tree.write("Sources/Screens/Orders/Mine.swift", "\n")
        let plan = try package.destruction("Orders")
        XCTAssertEqual(
            plan.notes, ["'Sources/Screens/Orders' stays: it has files that were not generated."])
        try package.carryOut(plan)
        XCTAssertTrue(package.tree.exists("Sources/Screens/Orders/Mine.swift"))
        XCTAssertFalse(package.tree.exists(Self.screen))
    }

    func testAFolderThatIsGoneAlreadyIsNotReported() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders"))
        try FileManager.default.removeItem(
            at: package.tree.url.appendingPathComponent("Sources/Screens/Orders"))
        XCTAssertEqual(try package.destruction("Orders").notes, [])
    }

    func testAFolderThatWasThereBeforeStays() throws {
        let package = try SamplePackage()
        let folder = package.tree.url.appendingPathComponent("Sources/Screens/Orders")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let before = try package.tree.snapshot()
        try package.carryOut(package.generation("Orders"))
        try package.carryOut(package.destruction("Orders"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testALineThatAUserHasEditedIsNotLeftBehind() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders"))
        let list = try package.tree.text(SamplePackage.list)
        try package.tree.write(
            SamplePackage.list, list.replacing(".orders,", with: ".orders, .orders,"))
        XCTAssertThrowsError(try package.destruction("Orders")) {
            XCTAssertEqual(
                "\($0)",
                "'Sources/Screens/ScreenList.swift' names '.orders' in a line that was edited: "
                    + "remove it there first.")
        }
    }

    func testAScreenThatWasNotGeneratedIsNotDestroyed() throws {
        let package = try SamplePackage()
        XCTAssertThrowsError(try package.destruction("Login")) {
            XCTAssertEqual(
                "\($0)", "'Login' was not generated, nor was any other screen of this package.")
        }
        try package.carryOut(package.generation("Orders"))
        XCTAssertThrowsError(try package.destruction("Order")) {
            XCTAssertEqual(
                "\($0)",
                "'Order' was not generated: did you mean 'Orders'? A screen that you have written "
                    + "is yours to remove.")
        }
    }
}
