import WaylineGenerator
import XCTest

/// The record of a screen has all that is needed to generate it again.
final class DetailRecordTests: XCTestCase {
    private static let path = ".wayline/screens/Bills.json"

    private func package() throws -> SamplePackage {
        let package = try SamplePackage([
            "Sources/Screens/Shop.swift": """
            final class ShopCoordinator: Coordinator {
                static let flow = Flow<ShopCoordinator>(.home) {
                }
            }
            extension RouteID<NoInput> { static let home = Self("home") }

            """
        ])
        var details = ScreenDetails(.list, fields: try Field.all(["id:Int", "size:small|large"]))
        details.input = ScreenInput(fields: try Field.all(["name"]))
        details.leads = [Lead("home")]
        (details.service, details.title, details.flow) = ("Ledger", "Yours", "ShopCoordinator")
        let request = ScreenRequest(
            name: "Bills", route: "bills", template: "closures", details: details)
        var generation = try Generation(package.package())
        try package.carryOut(generation.plan([request]))
        return package
    }

    func testAScreenIsGeneratedAgainFromItsRecord() throws {
        let package = try package()
        XCTAssertTrue(try package.update("Bills").isEmpty)
        XCTAssertTrue(
            try package.tree.text("Sources/Screens/Bills/BillsView.swift").contains("\"Yours\""))
    }

    func testARecordThatWouldNotCompileIsDamaged() throws {
        for (old, new) in [
            (#""kind": "list""#, #""kind": "lost""#), (#""id:Int""#, #""id:Money""#),
            (#""id:Int""#, #""id:Int = 1; exit()""#), (#""home""#, #""home) } //""#),
            (#""home""#, #""home Bad;Type""#), (#""home""#, #""home Input a;b""#),
            (#""Ledger""#, #""Ledger {}""#), (#""Yours""#, #""Yo\nurs""#),
            (#""ShopCoordinator""#, #""../Shop""#), (#""name:String""#, #""class""#),
        ] {
            let package = try package()
            let text = try package.tree.text(Self.path)
            XCTAssertTrue(text.contains(old), old)
            try package.tree.write(Self.path, text.replacing(old, with: new))
            let notes = try package.update().notes
            XCTAssertTrue(notes[0].hasPrefix("'\(Self.path)' cannot be read"), new)
        }
    }

    func testARecordWithoutAKindIsOneOfAFormWithAName() throws {
        let package = try SamplePackage()
        try package.carryOut(
            package.generation("Orders", fields: ["name"], template: "closures"))
        let path = ".wayline/screens/Orders.json"
        let text = try package.tree.text(path)
        let lines = "  \"kind\": \"form\",\n  \"fields\": [\"name:String\"],\n"
        XCTAssertTrue(text.contains(lines), text)
        try package.tree.write(path, text.replacing(lines, with: ""))
        XCTAssertEqual(try package.update().changes.map(\.path), [path])
    }
}
