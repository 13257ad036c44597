import WaylineText
import XCTest

@testable import TextMenu

final class TerminalSizeTests: XCTestCase {
    func testTheTerminalKnowsBest() {
        XCTAssertEqual(size(100, 30, ["COLUMNS": "7", "LINES": "7"]), [100, 30])
    }

    func testAnUnknownSizeIsThatOfTheEnvironmentOrTheUsualOne() {
        XCTAssertEqual(size(0, 0, ["COLUMNS": "132", "LINES": "43"]), [132, 43])
        XCTAssertEqual(size(0, 30, [:]), [80, 30])
        XCTAssertEqual(size(0, 0, [:]), [80, 24])
    }

    func testNonsenseInTheEnvironmentIsIgnored() {
        for nonsense in ["", "-1", "0", "many", "99999999999999999999"] {
            XCTAssertEqual(size(0, 0, ["COLUMNS": nonsense, "LINES": nonsense]), [80, 24])
        }
    }

    func testNoMoreIsDrawnThanAScreenHas() {
        XCTAssertEqual(size(65_535, 65_535, [:]), [1_000, 500])
        XCTAssertEqual(size(0, 0, ["COLUMNS": "10000", "LINES": "10000"]), [1_000, 500])
    }

    private func size(_ columns: Int, _ rows: Int, _ environment: [String: String]) -> [Int] {
        let size = TerminalSize(columns: columns, rows: rows) { environment[$0] }
        return [size.columns, size.rows]
    }
}
