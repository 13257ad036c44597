import Coordination
import WaylineInterface
import XCTest

/// The column of a table that names its rows.
@MainActor
final class NamingColumnTests: XCTestCase {
    private let table = Table(
        "Fruit", ["fig", "lime"], id: \.self,
        columns: [
            Column("") { $0 == "fig" ? "★" : "" }, Column("Size") { "\($0.count)" },
            Column("Name") { $0 }.namingRow(),
        ])

    func testTheDeclaredColumnNamesTheRow() async {
        XCTAssertEqual((0..<2).map(table.title), ["fig", "lime"])
    }

    func testTheTextOfARowBeginsWithItsNameAndHasEachOtherColumnOnce() async {
        XCTAssertEqual((0..<2).map(table.text), ["fig, ★, Size: 3", "lime, Size: 4"])
    }

    func testWithoutADeclarationTheFirstColumnNamesTheRow() async {
        let table = Table("Fruit", ["fig"], columns: [Column("Size") { "\($0.count)" }])
        XCTAssertEqual(table.title(at: 0), "3")
        XCTAssertEqual(Table<Int>("None", [1], columns: []).title(at: 0), "")
    }
}
