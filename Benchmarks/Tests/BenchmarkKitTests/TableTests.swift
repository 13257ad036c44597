import BenchmarkKit
import XCTest

final class TableTests: XCTestCase {
    func testFiguresStandUnderTheirTitles() {
        let table = Table(names: ["set", "diamond"])
        let line = table.line(.fixture(value: 25), .over)

        XCTAssertEqual(
            table.header, "          minimum    median     floor          ratio  limit")
        XCTAssertEqual(line, "set            25      25.5        10 ns         2.5      2 OVER")
    }

    func testARowWithoutAFloorHasADash() {
        let bytes = Reading(name: "b", unit: "bytes", limit: 80, value: Samples([40]), floor: nil)
        let line = Table(names: ["b"]).line(bytes, .met)

        XCTAssertEqual(line, "b        40        40         - bytes       40     80 ok")
    }
}
