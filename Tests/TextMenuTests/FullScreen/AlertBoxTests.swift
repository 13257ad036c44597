import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import WaylineText
import XCTest

/// The box of an alert, and the page behind it.
@MainActor
final class AlertBoxTests: XCTestCase {
    private let leave = Button("Leave")
    private let alert = Alert(
        "Leave?", message: "The soup is hot.",
        actions: [
            .init("Stay"), .init("Go"),
        ])

    private func stage(columns: Int = 64, rows: Int = 24) throws -> Stage {
        let stage = try Stage(
            FixedCoordinator([leave, Label("Welcome.", .strong)]), columns: columns, rows: rows)
        stage.navigator.go(.alert(alert))
        stage.turn()
        return stage
    }

    private func lines(_ stage: Stage) -> [String] {
        stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    func testABoxStandsInTheMiddle() async throws {
        let stage = try stage()
        let blanks = String(repeating: " ", count: 16)
        let line = String(repeating: "─", count: 29)
        func side(_ text: String) -> String { blanks + "│" + text.padded(toColumns: 29) + "│" }
        XCTAssertEqual(
            Array(lines(stage)[7..<15]),
            [
                blanks + "┌" + line + "┐", side("   Leave?"), side(""),
                side("   The soup is hot."), side(""), side("›1 Stay"), side(" 2 Go"),
                blanks + "└" + line + "┘",
            ])
        stage.expectTrue()
    }

    func testThePageBehindIsFaintAndWithoutNumbers() async throws {
        let stage = try stage()
        XCTAssertNotNil(stage.line(with: "   Leave"))
        XCTAssertNil(stage.line(with: "1 Leave"))
        XCTAssertEqual(stage.text(in: .strong), "Leave?")
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "1  Leave")
        stage.expectTrue()
    }

    func testACharacterOfFourColumnsIsNotCutByItsSides() async throws {
        for blanks in Array(6...16) + Array(40...50) {
            let text = String(repeating: "x", count: blanks) + "日🏽y"
            let stage = try Stage(FixedCoordinator([leave] + (0..<9).map { _ in Label(text) }))
            stage.navigator.go(.alert(alert))
            stage.turn()
            stage.expectTrue()
        }
    }

    func testSpinnersStopBehindIt() async throws {
        let stage = try Stage(FixedCoordinator([leave]))
        let door = Door()
        leave.onTap(self) { _ in await door.pass() }
        stage.press(.enter)
        stage.navigator.go(.alert(alert))
        stage.turn()
        XCTAssertTrue(leave.isWorking)
        XCTAssertEqual(stage.line(with: "Leave")?.contains("⠋"), false)
        stage.turn(.milliseconds(500))
        XCTAssertEqual(stage.byteCount, 0)
        door.open()
    }

    func testItFitsOnASmallTerminal() async throws {
        for (columns, rows) in [(20, 6), (24, 8), (40, 10), (160, 50)] {
            let stage = try stage(columns: columns, rows: rows)
            XCTAssertEqual(stage.markedLine?.hasPrefix("1  Stay"), true, "\(columns) x \(rows)")
            XCTAssertNotNil(stage.line(with: "q quit"))
            XCTAssertEqual(stage.line(with: "┌")?.last, "┐")
            XCTAssertEqual(stage.line(with: "└")?.last, "┘")
            stage.expectTrue()
        }
    }

    func testALongTextGoesOnWithASignAndThePageKeys() async throws {
        let words = (1...60).map { "word\($0)" }
        let stage = try Stage(FixedCoordinator([leave]), columns: 40, rows: 10)
        let long = Alert(
            "Leave?", message: words.joined(separator: " "), actions: [.init("Stay"), .init("Go")])
        stage.navigator.go(.alert(long))
        stage.turn()
        XCTAssertEqual(lines(stage).filter { $0.contains("↓│") }.count, 1, stage.account)
        XCTAssertNotNil(stage.line(with: "Leave?"))
        var seen = ""
        for _ in 1...30 {
            seen += stage.glass.text
            stage.press(.pageDown)
        }
        XCTAssertEqual(words.filter { !seen.contains($0) }, [])
        XCTAssertNotNil(stage.line(with: "word60"))
        XCTAssertEqual(lines(stage).filter { $0.contains("↑│") }.count, 1)
        XCTAssertNil(stage.line(with: "↓│"))
        stage.expectTrue()
        stage.press(.home)
        XCTAssertNotNil(stage.line(with: "Leave?"))
        stage.press(.mouse(Key.MouseEvent(.wheelDown, row: 5, column: 10)))
        XCTAssertNil(stage.line(with: "Leave?"))
        stage.press(.enter)
        XCTAssertNil(stage.navigator.scene.alert)
    }

    func testAnotherAlertBeginsAtItsStart() async throws {
        let stage = try Stage(FixedCoordinator([leave]), columns: 20, rows: 6)
        for _ in 1...2 {
            stage.navigator.go(.alert(alert))
            stage.turn()
            XCTAssertNotNil(stage.line(with: "Leave?"))
            stage.press(.end)
            XCTAssertNil(stage.line(with: "Leave?"))
            stage.press(.escape)
        }
    }

    func testHiddenAnswersHaveASign() async throws {
        let stage = try Stage(FixedCoordinator([leave]), rows: 10)
        let many = Alert("Which?", actions: (1...12).map { .init("Answer \($0)") })
        stage.navigator.go(.alert(many))
        stage.turn()
        XCTAssertEqual(stage.line(with: "↓│")?.contains("Answer 5"), true, stage.account)
        XCTAssertNil(stage.line(with: "↑│"))
        stage.press(Array(repeating: .down, count: 6))
        XCTAssertNotNil(stage.line(with: "↑│"))
        XCTAssertNotNil(stage.line(with: "↓│"))
        stage.press(Array(repeating: .down, count: 6))
        XCTAssertNil(stage.line(with: "↓│"))
        stage.expectTrue()
    }

    func testAClickOnAnAnswerAnswers() async throws {
        let stage = try stage()
        stage.press(.mouse(Key.MouseEvent(.press, row: 13, column: 2)))
        XCTAssertNotNil(stage.navigator.scene.alert)
        stage.press(.mouse(Key.MouseEvent(.press, row: 13, column: 20)))
        XCTAssertNil(stage.navigator.scene.alert)
    }
}
