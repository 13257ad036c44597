import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

@MainActor
final class PlainListTests: XCTestCase {
    private let list = List("Fruits", ["Apple", "Pear", "Pineapple"])
    private let long = List("Numbers", (1...25).map { "No \($0)" })
    private var chosen: [String] = []
    private var tokens: Set<AnyCancellable> = []

    override func setUp() async throws {
        list.chosenPublisher.bind { self.chosen.append($0) }.store(in: &tokens)
        long.chosenPublisher.bind { self.chosen.append($0) }.store(in: &tokens)
    }

    func testTheRowsOfAListHaveNumbersUnderIts() async throws {
        let talk = try PlainTalk([list], "1.2", "q")
        await talk.run()
        let rows = """
              1. Fruits, list: 3 rows
                 1.1 Apple
                 1.2 Pear
                 1.3 Pineapple
              q. Quit

            """
        XCTAssertTrue(talk.written.contains(rows), talk.written)
        XCTAssertEqual(chosen, ["Pear"])
        XCTAssertTrue(talk.written(after: "«1.2»").contains("     1.2 Pear, chosen\n"))
    }

    func testAListIsFilteredByASlashOrByItsNumber() async throws {
        for lines: [PlainTalk.Line] in [["/APP", "1.2"], ["1", "app", "1.2"]] {
            chosen = []
            list.filter = ""
            let talk = try PlainTalk(FixedCoordinator([list]), lines)
            await talk.run()
            let rows = "Fruits, list: 2 rows of 3 with '"
            XCTAssertTrue(talk.written.contains(rows), talk.written)
            XCTAssertTrue(talk.written.contains("     1.2 Pineapple\n"), talk.written)
            XCTAssertEqual(chosen, ["Pineapple"])
        }
    }

    func testASlashAloneShowsAllRows() async throws {
        list.filter = "pear"
        let talk = try PlainTalk([list], "/", "q")
        await talk.run()
        XCTAssertEqual(list.filter, "")
        XCTAssertTrue(talk.written(after: "«/»").contains("1.3 Pineapple"))
    }

    func testAnEmptyListSaysSo() async throws {
        let talk = try PlainTalk([List("Fruits", [], emptyText: "None yet.")], "1.1", "q")
        await talk.run()
        XCTAssertTrue(talk.written.contains("  1. Fruits, list: 0 rows\n     (None yet.)\n"))
        XCTAssertTrue(talk.written.contains("'1.1' is not a choice: Fruits is empty.\n"))
    }

    func testALongListIsPrintedByTens() async throws {
        let talk = try PlainTalk([long], "+", "+", "+", "-", "q")
        await talk.run()
        let places = ["1 to 10", "11 to 20", "21 to 25", "11 to 20"].map {
            "     (rows \($0) of 25; + and - show others, / finds them)"
        }
        let said = talk.written.split(separator: "\n").map(String.init)
        XCTAssertEqual(said.filter { $0.contains("(rows ") }, places)
        XCTAssertTrue(talk.written.contains("There are no further rows.\n"))
    }

    func testARowThatIsNotShownCanBeChosen() async throws {
        let talk = try PlainTalk([long], "1.23", "q")
        await talk.run()
        XCTAssertEqual(chosen, ["No 23"])
        XCTAssertTrue(talk.written.contains("     1.23 No 23, chosen\n"), talk.written)
    }

    func testTheLettersSpeakOfTheListThatTheUserWasInLast() async throws {
        let talk = try PlainTalk([list, long], "2.1", "+", "/9", "q")
        await talk.run()
        XCTAssertEqual(list.filter, "")
        XCTAssertEqual(long.filter, "9")
    }

    func testARowThatHasBecomeAnotherIsNotChosen() async throws {
        let talk = try PlainTalk([list], .after("1.1") { self.list.items = ["Plum"] }, "1.1")
        await talk.run()
        XCTAssertTrue(
            talk.written.contains("This is not here any more. Your answer was not used."))
        XCTAssertEqual(chosen, ["Plum"])
    }

    func testFurtherRowsAskForMore() async throws {
        let rows = List("Rows", Array(1...30), id: \.self) { "row \($0)" }
        rows.nearEndPublisher.bind { [unowned rows] in
            if rows.items.count < 50 { rows.items += 31...50 }
        }.store(in: &tokens)
        let talk = try PlainTalk([rows], "+", "+", "+", "q")
        await talk.run()
        XCTAssertTrue(talk.written(after: "«+»").contains("1.31 row 31"), talk.written)
    }
}
