import Binding
import WaylineInterface
import XCTest

@MainActor
final class DateFieldTests: XCTestCase {
    private let day = DateField<CalendarDate>("Day")

    func testOnlyDatesArePublished() async throws {
        let chosen = Observable<CalendarDate?>(nil)
        let token = day.bind(bothWays: chosen)
        day.type("2026-02-30")
        XCTAssertNil(chosen.value)
        XCTAssertEqual(day.note, "Use this format: 2026-03-04.")
        day.type("2026-02-28")
        XCTAssertEqual(chosen.value, CalendarDate("2026-02-28"))
        XCTAssertEqual(day.note, "")
        token.cancel()
    }

    func testADateIsWithinItsLimits() async throws {
        let first = try XCTUnwrap(CalendarDate("2026-03-01"))
        day.limits = first...first.advanced(by: 30)
        day.type("2026-04-01")
        XCTAssertEqual(day.note, "It must be between 2026-03-01 and 2026-03-31.")
        day.type("1 March")
        XCTAssertEqual(day.note, "Use this format: 2026-03-04.")
        day.type("2026-03-31")
        XCTAssertTrue(day.isValid.value)
    }

    func testThePlaceholderIsWithinTheLimits() async throws {
        let (first, last) = (CalendarDate("2027-01-02"), CalendarDate("2027-02-03"))
        let limits = try XCTUnwrap(first)...XCTUnwrap(last)
        let day = DateField<CalendarDate>("Day", in: limits)
        XCTAssertEqual(day.placeholder, "2027-01-02")
        day.limits = nil
        XCTAssertEqual(day.placeholder, "2026-03-04")
        day.limits = limits
        XCTAssertEqual(day.placeholder, "2027-01-02")
        day.placeholder = "soon"
        day.limits = nil
        XCTAssertEqual(day.placeholder, "soon")
    }
}
