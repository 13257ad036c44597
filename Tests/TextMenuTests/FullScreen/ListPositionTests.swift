import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineText
import XCTest

/// The rows of a list that are in view, and the signs for those that are not.
@MainActor
final class ListPositionTests: XCTestCase {
    private func stage(_ count: Int, isUnicode: Bool = true) throws -> Stage {
        let list = List("Rows", (1...count).map { "row \($0)" })
        return try Stage(FixedCoordinator([list]), rows: 14, isUnicode: isUnicode)
    }

    func testAListThatIsShownWholeHasNoPosition() async throws {
        let stage = try stage(3)
        XCTAssertNil(stage.line(with: "of 3"))
        XCTAssertNotNil(stage.line(with: "row 3"))
    }

    func testAListThatIsCutSaysThePositionAndWhereItGoesOn() async throws {
        let stage = try stage(12)
        XCTAssertEqual(stage.line(with: "of 12"), "    ↓  1 of 12")
        stage.press(Array(repeating: .down, count: 5))
        XCTAssertEqual(stage.line(with: "of 12"), "   ↑↓  6 of 12")
        stage.press(.end)
        XCTAssertEqual(stage.line(with: "of 12"), "   ↑  12 of 12")
        stage.expectTrue()
    }

    func testWithoutTheFocusItSaysOnlyTheNumberOfRows() async throws {
        let list = List("Rows", (1...12).map { "row \($0)" })
        let stage = try Stage(FixedCoordinator([TextField("Name"), list]), rows: 14)
        XCTAssertEqual(stage.line(with: "12 rows"), "    ↓ 12 rows")
        stage.press(.tab)
        XCTAssertEqual(stage.line(with: "of 12"), "    ↓  1 of 12")
        stage.press(.tab)
        XCTAssertEqual(stage.line(with: "12 rows"), "    ↓ 12 rows")
        stage.expectTrue()
    }

    func testTheSignsCanBeASCII() async throws {
        let stage = try stage(50, isUnicode: false)
        stage.press(.pageDown)
        XCTAssertEqual(stage.line(with: "of 50"), "   ^v 11 of 50")
    }

    func testAKeyInACutListWritesFewBytes() async throws {
        let stage = try stage(12)
        for key in [Key.down, .down, .up] {
            stage.press(key)
            XCTAssertLessThanOrEqual(stage.byteCount, 48)
        }
        stage.press(.end)
        stage.press(.up)
        XCTAssertLessThanOrEqual(stage.byteCount, 48)
        stage.expectTrue()
    }

    func testTheCostOfAKeyDoesNotGrowWithTheRows() async throws {
        var asked = 0
        for count in [100, 100_000] {
            let items = Array(1...count)
            let list = List("Rows", items, id: \.self) { number in
                asked += 1
                return "row \(number)"
            }
            let stage = try Stage(FixedCoordinator([list]), rows: 14)
            asked = 0
            stage.press(.end, .up, .pageUp, .home, .down, .enter)
            XCTAssertLessThan(asked, 100, "\(count) rows")
        }
    }

    func testTheHintOfAListLeavesThePageInSight() async throws {
        let list = List("Rows", (1...100).map { "row \($0)" })
        list.hint = "Choose one of the rows."
        let stage = try Stage(FixedCoordinator([list]), rows: 14)
        XCTAssertNotNil(stage.line(with: "Choose one of the rows."))
        XCTAssertNil(stage.line(with: "─ ↓ ─"), stage.account)
    }

    func testWithoutColoursHitsAreUnderlinedAndChosenRowsBold() async throws {
        let list = List("Dishes", ["Phở bò", "bún"])
        list.choose(at: 1)
        list.marked = 0
        let stage = try Stage(FixedCoordinator([list]), colours: .none)
        XCTAssertTrue(stage.text(in: .chosen).contains("bún"))
        stage.type("/b")
        stage.front?.redraw()
        XCTAssertEqual(stage.text(in: .match), "bb")
    }

    func testAListWithLongRowsWidensThePage() async throws {
        let long = String(repeating: "dài ", count: 30)
        for (title, isCut) in [("short", false), (long, false), (long + long, true)] {
            let list = List("Rows", [title])
            let label = Label(String(repeating: "word ", count: 30))
            let stage = try Stage(FixedCoordinator([label, list]), columns: 160)
            let line = try XCTUnwrap(stage.line(with: "›  \(title.prefix(3))"))
            XCTAssertEqual(line.contains("…"), isCut)
            let text = try XCTUnwrap(stage.line(with: "word"))
            XCTAssertLessThanOrEqual(text.columns, 84)
            stage.expectTrue()
        }
    }

    func testAListOfWideCharactersWidensThePage() async throws {
        for start in ["", "a"] {
            let title = start + String(repeating: "本", count: 60)
            let stage = try Stage(FixedCoordinator([List("Rows", [title])]), columns: 200)
            XCTAssertNotNil(stage.line(with: title), stage.account)
            stage.expectTrue()
        }
    }

    func testTheHitsOfAFilterAreMarked() async throws {
        let items = ["Phở bò", "bánh mì", "PHỞ phở"]
        let stage = try Stage(FixedCoordinator([List("Dishes", items)]))
        for (filter, hits) in [("phở", ["Phở", "PHỞ", "phở"]), ("bá", ["bá"]), ("x", [])] {
            stage.type("/" + filter)
            XCTAssertEqual(stage.text(in: .match), hits.joined())
            stage.press(.escape)
        }
    }
}
