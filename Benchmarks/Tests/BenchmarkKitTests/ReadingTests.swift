import BenchmarkKit
import XCTest

final class ReadingTests: XCTestCase {
    func testTheRatioComparesMinima() {
        XCTAssertEqual(Reading.fixture(value: 15).ratio, 1.5)
    }

    func testWithoutAFloorTheFigureItselfIsCompared() {
        let bytes = Reading(name: "b", unit: "bytes", limit: 80, value: Samples([81]), floor: nil)

        XCTAssertEqual(bytes.ratio, 81)
        XCTAssertFalse(bytes.isMet)
    }

    func testTheLimitItselfIsMet() {
        XCTAssertTrue(Reading.fixture(value: 20).isMet)
        XCTAssertFalse(Reading.fixture(value: 20.1).isMet)
    }

    func testJSONHasTheMinimaAndTheFloor() {
        XCTAssertEqual(
            [Reading.fixture(value: 25)].json,
            """
            [
              {"name": "set", "value": 25, "unit": "ns", "floor": 10, "ratio": 2.5, \
            "limit": 2, "ok": false}
            ]
            """)
    }

    func testJSONOfNothingIsAnEmptyArray() {
        XCTAssertEqual([Reading]().json, "[]")
    }

    func testJSONWithoutAFloorSaysNull() {
        let bytes = Reading(name: "b", unit: "bytes", limit: 80, value: Samples([40]), floor: nil)

        XCTAssertTrue(bytes.json.contains("\"floor\": null, \"ratio\": 40, \"limit\": 80"))
    }

    func testJSONEscapesWhatWouldEndAString() {
        let json = Reading.fixture("a\"b\\c\n", value: 1).json

        XCTAssertTrue(json.hasPrefix("{\"name\": \"a\\\"b\\\\c\\u000a\","), json)
    }
}
