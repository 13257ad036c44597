import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// Keys in a list.
@MainActor
final class ListKeyTests: XCTestCase {
    private var tokens: [AnyCancellable] = []

    private func stageAtTheList(_ items: [String]? = nil, rows: Int = 24) throws -> Stage {
        let stage = try Stage(Restaurant(), rows: rows)
        if let items { try stage.kitchen.dishes.items = items }
        stage.press(.backTab)
        return stage
    }

    func testArrowsGoThroughTheRowsAndThenOn() async throws {
        let stage = try stageAtTheList()
        stage.press(.down, .down)
        XCTAssertEqual(stage.markedLine, "bánh mì")
        stage.press(.up, .up, .up)
        XCTAssertEqual(stage.markedLine, "Leave")
    }

    func testEnterChoosesTheRow() async throws {
        let stage = try stageAtTheList()
        var chosen: [String] = []
        tokens.append(try stage.kitchen.dishes.chosenPublisher.bind { chosen.append($0) })
        stage.press(.down, .enter)
        XCTAssertEqual(chosen, ["bún chả"])
    }

    func testASlashFiltersAndWhatIsTypedIsText() async throws {
        let stage = try stageAtTheList()
        stage.type("/B1")
        stage.press(.backspace)
        XCTAssertNotNil(stage.line(with: "/ B  2 of 4"))
        XCTAssertNil(stage.line(with: "phở"))
        stage.press(.down, .enter)
        XCTAssertEqual(try stage.kitchen.dishes.chosenIndex, 1)
        stage.expectTrue()
    }

    func testEscLeavesTheFilterFirst() async throws {
        let stage = try stageAtTheList()
        stage.navigator.go(.push("kitchen"))
        stage.press(.backTab, .text("/"), .text("x"))
        XCTAssertNotNil(stage.line(with: "Nothing here."))
        stage.press(.escape)
        XCTAssertNotNil(stage.line(with: "phở"))
        XCTAssertEqual(stage.navigator.state.path.count, 2)
        stage.press(.escape)
        XCTAssertEqual(stage.navigator.state.path.count, 1)
    }

    func testALongListShowsTheRowsAroundTheHighlight() async throws {
        let stage = try stageAtTheList((0..<100_000).map { "row \($0)" }, rows: 30)
        stage.press(.end)
        XCTAssertEqual(stage.markedLine, "row 99999")
        stage.press(.pageUp)
        XCTAssertEqual(stage.markedLine, "row 99989")
        stage.expectTrue()
        stage.press(.home)
        XCTAssertEqual(stage.markedLine, "row 0")
        stage.expectTrue()
    }

    func testRowsThatGoAwayTakeTheHighlightAlong() async throws {
        let stage = try stageAtTheList()
        stage.press(.end)
        try stage.kitchen.dishes.items = ["chè"]
        stage.turn()
        XCTAssertEqual(stage.markedLine, "chè")
        try stage.kitchen.dishes.items = []
        stage.turn()
        XCTAssertEqual(stage.markedLine, "Nothing here.")
        stage.press(.enter)
        stage.expectTrue()
    }

    func testTheTextOfAnEmptyListIsTranslated() async throws {
        let screen = FullScreen(
            try Navigator(FixedCoordinator([List("Món", [String]())])), name: "Quán",
            wording: { .vietnamese })
        XCTAssertTrue(screen.text.contains("Không có gì ở đây."), screen.text)
    }

    func testTheFootSaysTheEffectOfEsc() async throws {
        let stage = try stageAtTheList()
        stage.navigator.go(.push("kitchen"))
        stage.press(.backTab)
        XCTAssertNotNil(stage.line(with: "esc back"))
        stage.type("/b")
        XCTAssertNotNil(stage.line(with: "esc all rows"))
        stage.press(.enter)
        XCTAssertNotNil(stage.line(with: "esc all rows"))
        stage.press(.escape)
        XCTAssertNotNil(stage.line(with: "esc back"))
    }
}
