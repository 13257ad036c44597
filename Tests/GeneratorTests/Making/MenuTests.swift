import XCTest

@testable import WaylineGenerator

/// A screen gets a row in the menu of its target, if there is one.
final class MenuTests: XCTestCase {
    func testWithoutAMenuAScreenHasNoRowAndTheUserIsTold() throws {
        let package = try SamplePackage.bare()
        let before = try package.tree.snapshot()
        let plan = try package.generation("Orders", template: "closures")
        XCTAssertEqual(
            plan.notes, ["'Orders' is in no menu: declare its route '.orders' in a flow."])
        try package.carryOut(plan)
        XCTAssertFalse(package.tree.exists(SamplePackage.list))
        let screen = try package.tree.text("Sources/Screens/Orders/OrdersScreen.swift")
        XCTAssertFalse(screen.contains("Listed"), screen)
        XCTAssertTrue(try package.update().isEmpty)
        try package.carryOut(package.destruction("Orders"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testATemplateWithoutARowAddsNone() throws {
        let package = try SamplePackage([
            ".wayline/templates/bare/screen/{{Name}}.swift": "struct {{Name}} {}\n"
        ])
        let list = try package.tree.text(SamplePackage.list)
        try package.carryOut(package.generation("Orders", template: "bare"))
        XCTAssertEqual(try package.tree.text(SamplePackage.list), list)
    }
}
