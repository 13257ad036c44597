import XCTest

@testable import WaylineGenerator

/// A screen that is generated again with other options.
final class RegenerationTests: XCTestCase {
    func testOptionsThatAreLeftOffAreNamed() throws {
        let package = try SamplePackage.linked()
        try package.carryOut(package.plan(ScreenRequest.of("Bill", ["name"])))
        var bills = try ScreenRequest(
            name: "Bills", children: ["Header"], hasCoordinator: true, kind: .list,
            fields: ["id:Int"], leads: ["bill"], service: "Ledger")
        bills.title = "Your bills"
        try package.carryOut(package.plan(bills))
        XCTAssertEqual(try package.plan(bills).notes, [])
        XCTAssertEqual(
            try package.plan(ScreenRequest.of("Bills", ["id:Int"])).notes,
            [
                "'Bills' had '--child Header --leads-to bill --kind list --service Ledger "
                    + "--title 'Your bills' --coordinator' until now: to keep this, repeat it."
            ])
    }

    func testAnOptionThatHasChangedIsNotLost() throws {
        let package = try SamplePackage.linked()
        var bill = try ScreenRequest.of("Bill", ["name"], input: ["id:Int"])
        bill.title = "A"
        try package.carryOut(package.plan(bill))
        bill.title = "B"
        bill.input = RequestedInput(fields: try Field.all(["key"]))
        XCTAssertEqual(try package.plan(bill).notes, [])
        XCTAssertEqual(
            try package.plan(ScreenRequest.of("Bill")).notes,
            [
                "'Bill' had 'name:String --input id:Int --title A' until now: to keep this, repeat "
                    + "it."
            ])
    }

    func testARowOfTheMenuGoesWithItsScreen() throws {
        let package = try SamplePackage.linked()
        try package.carryOut(package.plan(ScreenRequest.of("Bill")))
        XCTAssertTrue(try package.tree.text(SamplePackage.list).contains("        .bill,"))
        try package.carryOut(package.plan(ScreenRequest.of("Bill", input: ["id:Int"])))
        XCTAssertFalse(try package.tree.text(SamplePackage.list).contains(".bill"))
        try package.carryOut(package.plan(ScreenRequest.of("Bill")))
        XCTAssertTrue(try package.tree.text(SamplePackage.list).contains("        .bill,"))
        try package.carryOut(package.plan(ScreenRequest.of("Bill", flow: "ShopCoordinator")))
        XCTAssertFalse(try package.tree.text(SamplePackage.list).contains(".bill"))
    }

    func testScreensThatUseAChangedOneAreNamed() throws {
        let package = try SamplePackage.linked()
        try package.carryOut(package.plan(ScreenRequest.of("Bill", ["id:Int"], input: ["id:Int"])))
        let bills = try ScreenRequest.of("Bills", ["id:Int"], kind: .list, leads: ["bill"])
        try package.carryOut(package.plan(bills))
        XCTAssertEqual(
            try package.plan(ScreenRequest.of("Bill", ["id:Int", "name"], input: ["id:Int"])).notes,
            [])
        XCTAssertEqual(
            try package.plan(ScreenRequest.of("Bill", ["id:Int"], input: ["id:String"])).notes,
            ["'Bills' uses 'Bill', which has changed: generate it again."])
    }

    func testAnEditedLineOfAFlowStaysIfItWouldBeTheSame() throws {
        let package = try SamplePackage.linked()
        try package.carryOut(package.plan(ScreenRequest.of("Bill", ["id:Int"], input: ["id:Int"])))
        let text = try package.tree.text(SamplePackage.flow)
            .replacing("BillViewModel(input)", with: "BillViewModel(input, 1)")
        try package.tree.write(SamplePackage.flow, text)
        try package.carryOut(
            package.plan(ScreenRequest.of("Bill", ["id:Int"], input: ["id:String"])))
        XCTAssertEqual(try package.tree.text(SamplePackage.flow), text)
    }
}
