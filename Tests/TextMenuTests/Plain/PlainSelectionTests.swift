import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// Rows that are selected in plain lines.
@MainActor
final class PlainSelectionTests: XCTestCase {
    private let list = List("Letters", ["ash", "box", "cup"], id: \.self, selects: .several) { $0 }
    private var done: [[String]] = []

    override func setUp() async throws {
        list.actions = [
            RowAction(forSelected: "Archive", self) { $0.done.append($1) },
            RowAction("Reply", self) { $0.done.append([$1]) },
        ]
    }

    func testAStarSelectsARow() async throws {
        let talk = try PlainTalk([list], "1.2*", "q")
        await talk.run()
        let rows = """
              1. Letters, list: 3 rows, 1 selected
                 1.1 ash
                 1.2 box, selected
                 1.3 cup
            """
        XCTAssertTrue(talk.written(after: "«1.2*»").contains(rows), talk.written)
    }

    func testAStarInPlaceOfARowMeansAllOrTheSelectedOnes() async throws {
        let talk = try PlainTalk([list], "1.3*", "1.1*", "1.*.1", "1.*", "1.*.1", "1.*", "q")
        await talk.run()
        XCTAssertEqual(done, [["ash", "cup"], ["ash", "box", "cup"]])
        XCTAssertEqual(list.selectedItems, [])
    }

    func testANumberedRowIsActedOnAlone() async throws {
        let talk = try PlainTalk([list], "1.*", "1.2.1", "q")
        await talk.run()
        XCTAssertEqual(done, [["box"]])
    }

    func testAnActionThatIsNotPossibleIsAnswered() async throws {
        let talk = try PlainTalk(
            [list, List("Words", ["a"])], "1.*.1", "1.*", "1.*.2", "1.*.?", "1.*.7", "2.1*", "1.9*",
            "1*", "1.**", "q")
        await talk.run()
        for answer in [
            "'Archive' is not available now.", "'Reply' is not available now.",
            "Actions: 1 Archive, 2 Reply",
            "'1.*.7' is not a choice: the actions are 1 Archive, 2 Reply.",
            "'2.1*' is not a choice: there are no rows to select.",
            "'1.9*' is not a choice: Letters has 1 to 3.",
            "'1*' is not a choice: type 1 or 2, or ? for help.",
            "'1.**' is not a choice: type 1 or 2, or ? for help.",
        ] {
            XCTAssertTrue(talk.written.contains(answer + "\n"), answer)
        }
        XCTAssertEqual(done, [])
    }
}
