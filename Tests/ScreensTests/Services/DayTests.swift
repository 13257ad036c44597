import Foundation
import XCTest

@testable import Screens

final class DayTests: XCTestCase {
    func testADayIsWrittenAndReadWithZeros() throws {
        let day = try XCTUnwrap(Day(2025, 3, 1))
        XCTAssertEqual("\(day)", "2025-03-01")
        XCTAssertEqual(Day("2025-03-01"), day)
        XCTAssertEqual(Day("0007-01-09").map { "\($0)" }, "0007-01-09")
    }

    func testOnlyDaysOfTheCalendarAreDays() {
        XCTAssertNotNil(Day(2024, 2, 29))
        XCTAssertNotNil(Day(2000, 2, 29))
        for (year, month, day) in [
            (2025, 2, 29), (1900, 2, 29), (2025, 4, 31), (2025, 13, 1), (2025, 0, 1), (2025, 1, 0),
            (0, 1, 1), (10000, 1, 1),
        ] {
            XCTAssertNil(Day(year, month, day))
        }
    }

    func testOtherTextIsNoDay() {
        for text in [
            "", "2025", "2025-3-1", "2025-03-01T", "+025-03-01", "2025-03-32", "٢٠٢٥-03-01",
        ] {
            XCTAssertNil(Day(text), text)
        }
    }

    func testDaysAreInOrder() {
        let texts = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01"]
        XCTAssertEqual(texts.reversed().compactMap { Day($0) }.sorted().map(\.description), texts)
    }

    func testADayIsCodedAsText() throws {
        let days = try JSONDecoder().decode([Day].self, from: Data(#"["2025-03-31"]"#.utf8))
        XCTAssertEqual(days, [Day("2025-03-31")])
        XCTAssertEqual(try JSONEncoder().encode(days), Data(#"["2025-03-31"]"#.utf8))
        XCTAssertThrowsError(try JSONDecoder().decode([Day].self, from: Data(#"["today"]"#.utf8)))
    }

    func testTheDayOfAMomentIsInUniversalTime() {
        let moments = [
            (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"),
            (951_782_400, "2000-02-29"), (1_735_689_599, "2024-12-31"),
            (1_735_689_600, "2025-01-01"), (-1, "1970-01-01"),
        ]
        for (seconds, text) in moments {
            XCTAssertEqual("\(Day(secondsSince1970: seconds))", text)
        }
    }
}
