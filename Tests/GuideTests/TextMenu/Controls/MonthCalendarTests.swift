import ScreenPictures
import TextMenu
import Wayline
import XCTest

/// A calendar of a user's own can do all that the built-in controls can do.
@MainActor
final class MonthCalendarTests: XCTestCase {
    private func calendar() throws -> MonthCalendar {
        MonthCalendar("Day", date: try XCTUnwrap(CalendarDate("2026-03-04")))
    }

    func testTheFullScreenDrawsAMonth() async throws {
        let screen = FullScreen(cafe: try Navigator(Showcase([try calendar()])))
        XCTAssertEqual(
            screen.body,
            """
               Day 2026-03
                Mo  Tu  We  Th  Fr  Sa  Su
                                         1
                 2   3 [ 4]  5   6   7   8
                 9  10  11  12  13  14  15
                16  17  18  19  20  21  22
                23  24  25  26  27  28  29
                30  31
            """)
    }

    func testArrowsMoveTheMarkerAndEnterChooses() async throws {
        let (calendar, leave) = (try calendar(), Button("Leave"))
        let screen = FullScreen(cafe: try Navigator(Showcase([calendar, leave])))
        screen.type("\u{1B}[C\u{1B}[B")
        XCTAssertEqual(calendar.date.description, "2026-03-04")
        screen.type("\r")
        XCTAssertEqual(calendar.date.description, "2026-03-12")
        screen.type("\u{1B}[B\u{1B}[B\u{1B}[B")
        XCTAssertTrue(leave.hasFocus)
    }

    func testAClickChoosesADay() async throws {
        let calendar = try calendar()
        let screen = FullScreen(cafe: try Navigator(Showcase([calendar])))
        let row = try XCTUnwrap(screen.lines.firstIndex { $0.contains(" 11  12 ") })
        screen.type("\u{1B}[<0;17;\(row + 1)M")
        XCTAssertEqual(calendar.date.description, "2026-03-12")
    }

    func testPageKeysChangeTheMonth() async throws {
        let calendar = try calendar()
        let screen = FullScreen(cafe: try Navigator(Showcase([calendar])))
        screen.type("\u{1B}[6~\u{1B}[5~\u{1B}[5~\r")
        XCTAssertEqual(calendar.date.description, "2026-02-04")
    }

    func testPlainLinesAskForADayByItsNumber() async throws {
        let calendar = try calendar()
        let talk = await PlainTalk.of(try Navigator(Showcase([calendar])), "1", "14", "1.21", "q")
        XCTAssertTrue(talk.contains("1. Day, calendar: 2026-03-14"), talk)
        XCTAssertTrue(talk.contains("1. Day, calendar: 2026-03-21"), talk)
    }

    func testADriverSelectsADay() async throws {
        let calendar = try calendar()
        var days: [String] = []
        let token = calendar.datePublisher.bind { days.append("\($0)") }
        let app = try FlowDriver(Showcase([calendar]))
        try await app.choose("14", in: "Day")
        XCTAssertEqual(days, ["2026-03-14"])
        XCTAssertEqual(app.text, "Showcase\nDay, calendar: 2026-03-14")
        token.cancel()
    }

    func testItsDayIsSavedAndRestored() async throws {
        let (calendar, other) = (try calendar(), try self.calendar())
        calendar.choose(at: 20)
        other.restore(try XCTUnwrap(calendar.saved))
        XCTAssertEqual(other.date, calendar.date)
        other.restore("never")
        XCTAssertEqual(other.saved, "2026-03-21")
    }

    func testAScreenReaderReadsTheDay() async throws {
        let calendar = try calendar()
        calendar.spokenLabel = "Day of your visit"
        XCTAssertEqual(calendar.spokenText, "Day of your visit, calendar: 2026-03-04")
    }
}
