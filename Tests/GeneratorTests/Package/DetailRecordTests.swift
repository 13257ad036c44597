import XCTest

@testable import WaylineGenerator

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
            extension Destination<NoInput, NoOutput> { static let home = Self("home") }

            """
        ])
        var request = try ScreenRequest(
            name: "Bills", kind: .list, fields: ["id:Int", "size:small|large"], input: ["name"],
            leads: ["home"], service: "Ledger", flow: "ShopCoordinator")
        request.title = "Yours"
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
            (#""id:Int""#, #""id:Int = 1; exit()""#),
            (#""id:Int""#, #""size:Int""#), (#""home""#, #""home) } //""#),
            (#""route":"home""#, #""route":"home","input":"Bad;Type""#),
            (#""arguments":[]"#, #""arguments":["a;b"]"#),
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
}
