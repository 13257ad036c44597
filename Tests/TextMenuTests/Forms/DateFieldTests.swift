import Binding
import TextMenu
import WaylineApplication
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

    func testTheFullScreenShowsTheForm() async throws {
        let meeting = DateField<DateTime>("Meeting")
        let stage = try Stage(FixedCoordinator([day, meeting]))
        XCTAssertEqual(stage.markedLine, "Day      2026-03-04")
        XCTAssertNotNil(stage.line(with: "Meeting  2026-03-04 18:30"))
        stage.type("2027-01-01")
        XCTAssertEqual(day.value, CalendarDate("2027-01-01"))
        stage.expectTrue()
    }

    func testEnterIsNoHintWhileTheTextIsRefused() async throws {
        let stage = try Stage(FixedCoordinator([day, Button("Order")]))
        XCTAssertNotNil(stage.line(with: "⏎ next"))
        stage.press("9", .enter)
        XCTAssertNil(stage.line(with: "⏎"), stage.account)
        XCTAssertTrue(day.hasFocus)
        stage.expectTrue()
    }

    func testPlainLinesAndADriverTypeIt() async throws {
        let time = DateField<ClockTime>("Time")
        let talk = try PlainTalk([time], "1", "25:00", "1", "18:30", "q")
        await talk.run()
        XCTAssertTrue(
            talk.written.contains("1. Time, time field: 25:00; Use this format: 18:30.\n"),
            talk.written)
        XCTAssertTrue(talk.written.contains("1. Time, time field: 18:30\n"), talk.written)
        try await FlowDriver(FixedCoordinator([time])).type("07:05", into: "Time")
        XCTAssertEqual(time.value, ClockTime(hour: 7, minute: 5))
    }
}
