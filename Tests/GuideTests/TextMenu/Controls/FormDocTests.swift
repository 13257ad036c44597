import TextMenu
import Wayline
import XCTest

/// The samples in the comments of fields.
@MainActor
final class FormDocTests: XCTestCase {
    func testFields() async throws {
        let search = SearchField("Search", placeholder: "a drink")
        let note = TextArea("Note", rows: 4)
        XCTAssertEqual(search.spokenText, "Search, search field: empty, a drink")
        XCTAssertEqual(note.rows, 4)
    }

    func testACursorMovesToTheNextRow() async throws {
        var editing = TextEditing("tea and coffee", isMultiline: true)
        editing.moveCursor(to: 4)
        let rows = editing.rows(from: editing.cursor, count: 2, columns: 12)
        let column = rows[0].column(of: editing.cursor)
        editing.moveCursor(to: rows[1].index(inColumn: column))
        XCTAssertEqual(editing.textBeforeCursor, "tea and coff")
    }

    func testDates() async throws {
        let opening = CalendarDate("2026-03-04")
        let next = opening?.advanced(by: 28)
        XCTAssertEqual(next?.description, "2026-04-01")
        let day = DateField<CalendarDate>("Day")
        let time = DateField<ClockTime>("Time")
        XCTAssertEqual([day.role, time.role], ["date field", "time field"])
    }

    func testProgress() async throws {
        let loading = ProgressBar("Loading", fraction: 0.3)
        loading.amount = "12 of 40 MB"
        loading.timeLeft = .seconds(90)
        XCTAssertEqual(loading.stateText, "30 %, 12 of 40 MB, 2 min left")
    }

    func testAPlaceholder() async throws {
        let orders = Placeholder(retry: "Try again")
        orders.state = .loading("Your orders are on their way.")
        XCTAssertTrue(orders.retry.isHidden)
    }

    func testASectionWithAFrame() async throws {
        let (size, sugar) = (Choice("Size", ["small"]), Toggle("Sugar"))
        let drink = Section("Your drink", hasFrame: true, [size, sugar])
        XCTAssertTrue(drink.hasFrame)
    }

    func testASectionThatOpensAndCloses() async throws {
        let (milk, lid) = (Choice("Milk", ["none"]), Toggle("Lid"))
        let more = Section("More", isOpen: false, [milk, lid])
        XCTAssertFalse(more.isOpen)
    }

    func testATextIsEdited() async throws {
        var editing = TextEditing("Phở")
        editing.apply(.deleteBackward)
        editing.apply(.insert("ố"))
        XCTAssertEqual(editing.text, "Phố")
    }

    func testARowIsDrawn() async throws {
        var row = FrameRow(width: 30)
        row.add("Rating", .faint)
        row.skip(to: 12)
        row.add("★★★☆☆", .accent)
        XCTAssertEqual(row.text, "Rating      ★★★☆☆")
    }

    func testAListOfTexts() async throws {
        let milks = List("Milk", ["oat", "almond"], emptyText: "No milk today.")
        XCTAssertEqual(milks.count, 2)
    }
}
