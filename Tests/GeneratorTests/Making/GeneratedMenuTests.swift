import WaylineGenerator
import XCTest

/// A package without a list of screens gets one, with a menu, and both are removed again.
final class GeneratedMenuTests: XCTestCase {
    private static let coordinator = "Sources/Screens/Menu/MenuCoordinator.swift"

    func testTheFirstScreenBringsAListAndAMenu() throws {
        let package = try SamplePackage.bare()
        let plan = try package.generation("Orders")
        XCTAssertEqual(plan.notes, [.newMenu(SamplePackage.list)])
        try package.carryOut(plan)
        XCTAssertTrue(package.tree.exists(Self.coordinator))
        XCTAssertTrue(
            try package.tree.text(SamplePackage.list).contains("        .orders,\n    ]"))
    }

    func testTheSecondScreenAddsALineAlone() throws {
        let package = try SamplePackage.bare()
        try package.carryOut(package.generation("Orders"))
        let plan = try package.generation("Friends")
        XCTAssertEqual(plan.notes, [])
        XCTAssertFalse(plan.files.contains { $0.path == Self.coordinator })
    }

    func testTheLastScreenTakesTheMenuAway() throws {
        let package = try SamplePackage.bare()
        let before = try package.tree.snapshot()
        try package.carryOut(package.generation("Orders"))
        try package.carryOut(package.generation("Friends", "About"))
        try package.carryOut(package.destruction("Orders", "About"))
        XCTAssertTrue(package.tree.exists(Self.coordinator))
        try package.carryOut(package.destruction("Friends"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testAMenuThatWasEditedStays() throws {
        let package = try SamplePackage.bare()
        try package.carryOut(package.generation("Orders"))
        try package.tree.write(Self.coordinator, "mine\n")
        let plan = try package.destruction("Orders")
        XCTAssertEqual(plan.notes, [.keptMenu(Self.coordinator)])
        try package.carryOut(plan)
        XCTAssertEqual(try package.tree.text(Self.coordinator), "mine\n")
        XCTAssertTrue(package.tree.exists(SamplePackage.list))
    }

    func testAMenuDoesNotTakeNamesThatAreTaken() throws {
        let package = try SamplePackage.bare()
        try package.tree.write("Sources/Screens/Old.swift", "struct MenuView {}\n")
        XCTAssertThrowsError(try package.generation("Orders")) {
            XCTAssertEqual(
                "\($0)",
                "A list of screens and a menu are added to this package, but 'MenuView' is declared "
                    + "in 'Sources/Screens/Old.swift': give that another name.")
        }
    }

    func testAMissingListIsReportedAlsoIfNoMenuWasGenerated() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders"))
        try FileManager.default.removeItem(
            at: package.tree.url.appendingPathComponent(SamplePackage.list))
        for plan in [
            { try package.generation("Friends") }, { try package.destruction("Orders") },
        ] {
            XCTAssertThrowsError(try plan()) {
                XCTAssertEqual(
                    $0 as? GeneratorError, .package(.lostList(SamplePackage.list)))
            }
        }
    }

    func testAMissingListIsReported() throws {
        let package = try SamplePackage.bare()
        try package.carryOut(package.generation("Orders"))
        try FileManager.default.removeItem(
            at: package.tree.url.appendingPathComponent(SamplePackage.list))
        XCTAssertThrowsError(try package.generation("Friends")) {
            XCTAssertEqual(
                "\($0)",
                "'Sources/Screens/ScreenList.swift', the list of the screens, is missing: "
                    + "restore it from version control.")
        }
    }
}
