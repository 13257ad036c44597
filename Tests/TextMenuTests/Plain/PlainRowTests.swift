import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// The actions and the sections of rows in plain lines.
@MainActor
final class PlainRowTests: XCTestCase {
    private let list = List("Dishes", ["phở", "chè"], section: { $0 == "chè" ? "Sweet" : "Soups" })
    {
        $0
    }
    private var shared: [String] = []

    override func setUp() async throws {
        list.actions = [
            RowAction("Share", self) { $0.shared.append($1) },
            RowAction("Delete", available: { $0 == "chè" }, self) { [unowned self] _, dish in
                list.items.removeAll { $0 == dish }
            },
        ]
    }

    func testActionsAndSectionsArePrintedOnce() async throws {
        let talk = try PlainTalk([list], "q")
        await talk.run()
        let rows = """
              1. Dishes, list: 2 rows
                 Soups
                 1.1 phở
                 Sweet
                 1.2 chè
                 Actions: 1 Share, 2 Delete
              q. Quit

            """
        XCTAssertTrue(talk.written.contains(rows), talk.written)
    }

    func testASecondNumberIsAnAction() async throws {
        let talk = try PlainTalk([list], "1.2.1", "1.2.2", "q")
        await talk.run()
        XCTAssertEqual(shared, ["chè"])
        XCTAssertEqual(list.items, ["phở"])
        XCTAssertFalse(talk.written(after: "«1.2.2»").contains("Sweet"))
    }

    func testAnActionThatIsNotPossibleIsAnswered() async throws {
        let talk = try PlainTalk([list, Button("Go")], "1.1.2", "1.1.3", "1.1.?", "2.1.1", "1.9.1")
        await talk.run()
        for answer in [
            "'Delete' is not available now.",
            "'1.1.3' is not a choice: the actions are 1 Share, 2 Delete.",
            "Actions: 1 Share, 2 Delete",
            "'2.1.1' is not a choice: only lists and choices have parts.",
            "'1.9.1' is not a choice: Dishes has 1 or 2.",
        ] {
            XCTAssertTrue(talk.written.contains(answer + "\n"), answer)
        }
        XCTAssertEqual(list.items.count, 2)
    }

    func testARowWithoutActionsSaysSo() async throws {
        let talk = try PlainTalk([List("Words", ["a"])], "1.1.1", "q")
        await talk.run()
        XCTAssertTrue(
            talk.written.contains("'1.1.1' is not a choice: this row has no actions.\n"))
    }

    func testARowIsMovedByItsActions() async throws {
        let words = List("Words", ["a", "b"])
        words.isReorderable = true
        let talk = try PlainTalk([words], "1.1.2", "1.1.1", "q")
        await talk.run(in: .vietnamese)
        XCTAssertEqual(words.items, ["b", "a"])
        XCTAssertTrue(talk.written.contains("Thao tác: 1 Dời lên, 2 Dời xuống\n"), talk.written)
    }

    func testTheTextOfAnEmptyListIsTranslated() async throws {
        let talk = try PlainTalk([List("Words", [String]())], "q")
        await talk.run(in: .vietnamese)
        XCTAssertTrue(talk.written.contains("(Không có gì ở đây.)\n"), talk.written)
    }

    func testAUsersOwnControlHasActionsToo() async throws {
        let notes = Notes()
        try await PlainTalk([notes], "1.1.1", "q").run()
        XCTAssertEqual(notes.torn, [0])
    }
}
