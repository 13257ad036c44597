import ScreenSupport
import TextMenu
import WaylineApplication
import WaylineInterface
import XCTest

@MainActor
final class DateFieldKeyTests: XCTestCase {
    private let day = DateField<CalendarDate>("Day")

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
