import Foundation
import TestSupport
import WaylineInterface
import XCTest

final class CalendarDateTests: XCTestCase {
    func testOnlyDaysOfTheCalendarExist() {
        for text in ["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"] {
            XCTAssertEqual(CalendarDate(text)?.description, text)
        }
        for text in [
            "2023-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
            "0000-01-01", "2026-1-1", "26-01-01", "+026-01-01", "2026-01-01 ", "",
        ] {
            XCTAssertNil(CalendarDate(text), text)
        }
    }

    func testTheEpochIsTheFirstCountedDay() {
        XCTAssertEqual(CalendarDate.epoch.description, "1970-01-01")
        XCTAssertEqual(CalendarDate.epoch.daysSince1970, 0)
    }

    func testEachDayIsCountedOnce() {
        var date = CalendarDate(year: 1, month: 1, day: 1)
        var count = 0
        while let known = date, known.year < 2200 {
            XCTAssertEqual(known.daysSince1970, count - 719_162)
            XCTAssertEqual(known.weekday, count % 7 + 1)
            count += 1
            date =
                CalendarDate(year: known.year, month: known.month, day: known.day + 1)
                ?? CalendarDate(year: known.year, month: known.month + 1, day: 1)
                ?? CalendarDate(year: known.year + 1, month: 1, day: 1)
            XCTAssertEqual(date, known.advanced(by: 1))
        }
        XCTAssertEqual(CalendarDate("1970-01-01")?.daysSince1970, 0)
    }

    func testRandomDaysAreTheSameForFoundation() throws {
        var random = SplitMix.printed()
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "UTC"))
        for _ in 0..<300 {
            let days = Int.random(in: -100_000...1_000_000, using: &random)
            let date = try XCTUnwrap(CalendarDate(daysSince1970: days))
            let other = calendar.dateComponents(
                [.year, .month, .day], from: Date(timeIntervalSince1970: Double(days) * 86_400))
            XCTAssertEqual(
                [date.year, date.month, date.day], [other.year, other.month, other.day])
            XCTAssertEqual(date.daysSince1970, days)
        }
    }

    func testAMonthLaterIsTheLastDayOfAShorterMonth() throws {
        let day = try XCTUnwrap(CalendarDate("2024-01-31"))
        XCTAssertEqual(day.advanced(byMonths: 1).description, "2024-02-29")
        XCTAssertEqual(day.advanced(byMonths: -2).description, "2023-11-30")
        XCTAssertEqual(day.advanced(byMonths: .max), day)
    }

    func testTheCalendarEnds() throws {
        let day = try XCTUnwrap(CalendarDate("2024-01-31"))
        XCTAssertEqual(day.advanced(by: .max).description, "9999-12-31")
        XCTAssertEqual(day.advanced(by: .min).description, "0001-01-01")
        XCTAssertNil(CalendarDate(daysSince1970: 2_932_897))
    }

    func testValuesAreSavedAsText() throws {
        let value = try XCTUnwrap(DateTime("2026-03-04 18:30"))
        let data = try JSONEncoder().encode([value])
        XCTAssertEqual(String(decoding: data, as: UTF8.self), #"["2026-03-04 18:30"]"#)
        XCTAssertEqual(try JSONDecoder().decode([DateTime].self, from: data), [value])
        let wrong = Data(#"["2026-02-30"]"#.utf8)
        XCTAssertThrowsError(try JSONDecoder().decode([CalendarDate].self, from: wrong))
    }

    func testTimesAreOrdered() {
        XCTAssertNil(ClockTime("24:00"))
        XCTAssertNil(ClockTime("7:30"))
        let texts = ["2026-03-04 18:30", "2026-03-04 07:45", "2025-12-31 23:59"]
        XCTAssertEqual(
            texts.compactMap(DateTime.init).sorted().map(\.description), texts.reversed())
    }
}
