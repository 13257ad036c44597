import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// The positions of controls on the full screen.
@MainActor
final class LayoutTests: XCTestCase {
    func testLabelsOfWhatOnlyShowsAreReadWhole() async throws {
        let stage = try Stage(FixedCoordinator([ProgressBar("Brewed", fraction: 1)]))
        XCTAssertEqual(stage.line(with: "100 %")?.hasPrefix("   Brewed  █"), true)
    }

    func testARuleShowsThatThePageGoesOnBehindIt() async throws {
        let lines = (1...20).map { Label("line \($0)") }
        let stage = try Stage(FixedCoordinator(lines), rows: 10)
        XCTAssertNotNil(stage.line(with: "─ ↓ ─"))
        XCTAssertNil(stage.line(with: "─ ↑ ─"))
        stage.press(.pageDown)
        XCTAssertNotNil(stage.line(with: "─ ↓ ─"))
        XCTAssertNotNil(stage.line(with: "─ ↑ ─"))
        stage.press(.pageDown, .pageDown, .pageDown, .pageDown)
        XCTAssertNil(stage.line(with: "─ ↓ ─"))
        XCTAssertNotNil(stage.line(with: "line 20"))
        stage.expectTrue()
    }

    /// What is loaded takes the focus from the button at the end.
    func testAPageThatOpensScrollsAsLittleAsNeeded() async throws {
        for (before, top) in [(5, "row 1"), (12, "row 6")] {
            let lines: [Control] = (1...20).map { Label("row \($0)") }
            let loaded = Button("Loaded")
            loaded.isHidden = true
            let controls = lines.prefix(before) + [loaded] + lines.dropFirst(before)
            let stage = try Stage(FixedCoordinator(controls + [Button("Reload")]), rows: 12)
            XCTAssertNotNil(stage.line(with: "Reload"), stage.account)
            loaded.isHidden = false
            stage.turn()
            XCTAssertEqual(stage.markedLine, "1  Loaded")
            XCTAssertEqual(stage.line(with: "row "), "   " + top, stage.account)
            stage.expectTrue()
        }
    }

    func testALabelOfSixteenColumnsIsWholeOnANarrowScreen() async throws {
        let stage = try Stage(FixedCoordinator([Toggle("Reading history:")]), columns: 40)
        XCTAssertNotNil(stage.line(with: "Reading history: "), stage.account)
    }

    func testEachListOfACrowdedPageHasThreeRows() async throws {
        let dishes = ["bún", "chè", "cơm", "phở", "xôi"]
        let lists = (1...6).map { number in
            List("Menu \(number)", dishes.map { "\($0) \(number)" })
        }
        let stage = try Stage(FixedCoordinator(lists))
        for row in (1...2).flatMap({ list in dishes.prefix(3).map { "\($0) \(list)" } }) {
            XCTAssertNotNil(stage.line(with: row), stage.account)
        }
        XCTAssertNotNil(stage.line(with: "1 of 5"), stage.account)
        stage.expectTrue()
    }

    private func rows(_ stage: Stage) -> [Substring] {
        stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    func testAMessageMovesNothing() async throws {
        for keys in [[], [Key.down]] {
            let list = List("Rows", (1...30).map { "row \($0)" })
            let stage = try Stage(FixedCoordinator([Button("Go"), list]), columns: 60, rows: 16)
            stage.press(keys)
            let before = rows(stage)
            stage.navigator.open("app://sky")
            stage.turn()
            XCTAssertEqual(rows(stage)[13], "   This link leads nowhere.", stage.account)
            XCTAssertEqual(rows(stage).prefix(13), before.prefix(13))
            stage.expectTrue()
        }
    }

    func testAControlThatIsHigherThanTheScreenScrollsOnlyAtItsEdges() async throws {
        let note = TextArea("Note", rows: 12)
        note.text = (1...12).map { "line \($0)" }.joined(separator: "\n")
        let stage = try Stage(FixedCoordinator([note]), rows: 10)
        stage.press([Key](repeating: .down, count: 12))
        XCTAssertNotNil(stage.line(with: "line 12"), stage.account)
        stage.press(.up, .up, .up)
        XCTAssertNotNil(stage.line(with: "line 12"), stage.account)
        stage.press([Key](repeating: .up, count: 9))
        XCTAssertNotNil(stage.line(with: "Note  line 1"), stage.account)
    }

    func testAMessageLeavesTheFocusInView() async throws {
        let buttons = (1...12).map { Button("press \($0)") }
        let stage = try Stage(FixedCoordinator(buttons), rows: 12)
        stage.press(buttons.dropFirst().map { _ in .down })
        stage.navigator.open("app://sky")
        stage.turn()
        XCTAssertEqual(stage.markedLine, "press 12", stage.account)
        stage.expectTrue()
    }

    func testAnOpenChoiceLeavesTheEmptyRows() async throws {
        let list = List("Rows", (1...30).map { "row \($0)" })
        let choice = Choice("Size", ["small", "large", "huge"])
        let stage = try Stage(FixedCoordinator([choice, Button("Go"), list]), rows: 16)
        let isBlank = { self.rows(stage).firstIndex { $0.contains("Go") }.map { $0 - 1 } }
        XCTAssertEqual(rows(stage)[try XCTUnwrap(isBlank())], "")
        stage.press(.enter)
        XCTAssertEqual(rows(stage)[try XCTUnwrap(isBlank())], "", stage.account)
        choice.error = "None is left."
        stage.turn()
        XCTAssertEqual(rows(stage)[try XCTUnwrap(isBlank())], "", stage.account)
    }

    func testASpinnerThatHasTurnedKeepsItsRow() async throws {
        let spinner = Spinner("Brewing", isSpinning: true)
        let stage = try Stage(FixedCoordinator([spinner, Button("Go")]))
        let row = rows(stage).firstIndex { $0.contains("Go") }
        spinner.isSpinning = false
        stage.turn()
        XCTAssertNil(stage.line(with: "Brewing"))
        XCTAssertEqual(rows(stage).firstIndex { $0.contains("Go") }, row, stage.account)
        stage.expectTrue()
    }

    func testOneWaitHasOneSign() async throws {
        let spinner = Spinner("Logging in")
        let (logIn, door) = (Button("Log in", isDefault: true), Door())
        logIn.onTap(self) { _ in await door.pass() }
        let stage = try Stage(FixedCoordinator([spinner, logIn]))
        let row = rows(stage).firstIndex { $0.contains("Log in") }
        stage.press(.enter)
        while !door.isWaitedFor { await Task.yield() }
        spinner.isSpinning = true
        stage.turn()
        XCTAssertEqual(rows(stage).firstIndex { $0.contains("[ Log in ] ⠋") }, row, stage.account)
        XCTAssertNil(stage.line(with: "Logging in"))
        door.open()
        while logIn.isWorking { await Task.yield() }
        stage.turn()
        XCTAssertNotNil(stage.line(with: "Logging in"), stage.account)
    }

    private func crowded(_ control: Control, _ others: [Control] = []) throws -> Stage {
        let lines: [Control] = (1...6).map { Label("line \($0)") }
        return try Stage(FixedCoordinator(lines + [control] + others), columns: 40, rows: 12)
    }

    func testAnErrorIsInViewWithItsField() async throws {
        let code = TextField("Code")
        let stage = try crowded(code, [Label("below")])
        code.error = "This code is wrong, used, or too old for this account."
        stage.turn()
        XCTAssertNotNil(stage.line(with: "account."), stage.account)
        stage.expectTrue()
    }

    func testAnOpenChoiceIsInViewAsAWhole() async throws {
        let stage = try crowded(Choice("Size", ["small", "large", "huge"]))
        stage.press(.enter)
        XCTAssertNotNil(stage.line(with: "huge"), stage.account)
        stage.expectTrue()
    }

    func testTheFirstRowsThatAreFoundAreInViewWithTheSearchField() async throws {
        let stage = try crowded(SearchField("Search"), [List("Teas", ["Sen", "Gừng", "Đá"])])
        XCTAssertNotNil(stage.line(with: "Search"), stage.account)
        XCTAssertNotNil(stage.line(with: "Gừng"), stage.account)
        stage.expectTrue()
    }

    func testAnErrorOnANarrowScreenHasRoom() async throws {
        let password = TextField("Repeat password")
        password.error = "The password needs at least 10 characters."
        let stage = try Stage(FixedCoordinator([password]), columns: 40)
        XCTAssertEqual(
            stage.line(with: "needs"), "     The password needs at least 10", stage.account)
    }

    func testAnAlertTakesTheMarkerFromWhatLiesUnderIt() async throws {
        let stage = try Stage(FixedCoordinator([Button("Leave")]))
        stage.navigator.go(.alert(Alert("Sure?")))
        stage.turn()
        XCTAssertNotNil(stage.line(with: "   Leave"))
        XCTAssertEqual(stage.markedLine, "1  OK")
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "1  Leave")
    }

    func testTheEndOfTheNavigatorIsTheEndOfTheScreen() async throws {
        let quit = Button("Quit")
        let stage = try Stage(FixedCoordinator([Section("", [quit])]))
        quit.onTap(self) { _ in stage.navigator.end() }
        stage.press(.enter)
        while quit.isWorking { await Task.yield() }
        stage.turn()
        XCTAssertTrue(stage.hasQuit)
    }

    func testAChangeAfterTheEndIsNotReadAnyMore() async throws {
        let section = Section("", [Button("Quit")])
        let stage = try Stage(FixedCoordinator([section]))
        stage.navigator.end()
        section.isHidden = true
        stage.turn()
        XCTAssertTrue(stage.hasQuit)
    }
}
