import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// A click does what it points at, and the wheel scrolls.
@MainActor
final class MouseTests: XCTestCase {
    func testAClickPressesAButton() async throws {
        let stage = try Stage(Restaurant())
        var taps = 0
        let token = try stage.kitchen.serve.tapPublisher.bind { taps += 1 }
        try stage.click("Serve")
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(stage.markedLine, "Serve")
        stage.expectTrue()
        token.cancel()
    }

    func testAClickTogglesASwitch() async throws {
        let stage = try Stage(Restaurant())
        try stage.click("Hot")
        XCTAssertTrue(try stage.kitchen.isHot.isOn)
    }

    func testAClickOpensAChoiceAndChoosesAnOption() async throws {
        let stage = try Stage(Restaurant())
        try stage.click("Sauce")
        XCTAssertEqual(stage.openOptions, ["› mint", "fish", "soy"])
        try stage.click("soy")
        XCTAssertEqual(stage.markedLine, "Sauce  soy  ▾")
        stage.expectTrue()
    }

    func testAClickChoosesARow() async throws {
        let stage = try Stage(Restaurant(), rows: 40)
        try stage.click("bánh mì")
        XCTAssertEqual(try stage.kitchen.dishes.chosenIndex, 2)
    }

    func testAClickMovesTheCursorInAText() async throws {
        let stage = try Stage(Restaurant())
        stage.type("bún chả")
        try stage.click("chả")
        stage.type("x")
        XCTAssertEqual(try stage.kitchen.name.text, "bún xchả")
        stage.expectTrue()
    }

    func testAClickInALongTextWithoutTheMarkerHitsWhatIsShown() async throws {
        let stage = try Stage(Restaurant())
        stage.type(String(repeating: "abc ", count: 30))
        stage.press(.down)
        try stage.click("bc abc abc")
        stage.type("x")
        XCTAssertEqual(try stage.kitchen.name.text.prefix(6), "axbc a")
        stage.expectTrue()
    }

    func testAClickOnATabSelectsIt() async throws {
        let stage = try Stage(TabsCoordinator(), columns: 120)
        try stage.click("My account")
        XCTAssertEqual(stage.navigator.state.path, ["reader"])
    }

    func testAClickAnswersAnAlertAndReachesNothingBelow() async throws {
        let stage = try Stage(Restaurant())
        stage.navigator.go(.alert(Alert("Sure?", actions: [.init("Yes"), .init("No")])))
        stage.turn()
        try stage.click("Hot")
        XCTAssertFalse(try stage.kitchen.isHot.isOn)
        try stage.click("No")
        XCTAssertNil(stage.navigator.scene.alert)
    }

    /// Clicks so many columns to the right of where `text` begins.
    private func click(_ text: String, by distance: Int, _ stage: Stage) throws {
        let lines = stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try XCTUnwrap(lines.firstIndex { $0.contains(text) })
        let start = try XCTUnwrap(lines[row].range(of: text)).lowerBound
        let column = lines[row][..<start].count + distance
        stage.press(.mouse(Key.MouseEvent(.press, row: row, column: column)))
    }

    func testAClickBesideAButtonDoesNothing() async throws {
        let (name, empty, hot) = (TextField("Name"), Button("Empty the cart"), Toggle("Hot"))
        let size = Choice("Size", ["small", "large"])
        empty.hint = "It cannot be undone."
        var taps = 0
        let token = empty.tapPublisher.bind { taps += 1 }
        for columns in [200, 80, 36] {
            let stage = try Stage(FixedCoordinator([name, empty, hot, size]), columns: columns)
            let edge = columns == 200 ? 130 : 30
            for (text, distance) in [
                ("Empty", 14), ("Empty", 20), ("Empty", edge), ("undone", 1), ("off", 4),
                ("small", 10),
            ] {
                try click(text, by: distance, stage)
            }
            XCTAssertTrue(name.hasFocus, stage.account)
            XCTAssertEqual(taps, 0)
            XCTAssertFalse(hot.isOn || size.isOpen)
            for (text, distance) in [("Empty", 0), ("Hot", 0), ("◉", 1), ("small", 6)] {
                try click(text, by: distance, stage)
            }
            XCTAssertEqual(taps, 1)
            XCTAssertFalse(hot.isOn)
            XCTAssertTrue(size.isOpen)
            stage.press(.escape, .home)
            taps = 0
        }
        token.cancel()
    }

    func testAClickOnADisabledControlDoesNothing() async throws {
        let stage = try Stage(Restaurant())
        try stage.kitchen.isHot.isEnabled = false
        try stage.click("Hot")
        XCTAssertFalse(try stage.kitchen.isHot.isOn)
        XCTAssertEqual(stage.markedLine, "Name   your name")
    }

    func testTheWheelScrollsALongList() async throws {
        let list = List("Rows", (1...100).map { "row \($0)" })
        let stage = try Stage(FixedCoordinator([list]))
        let wheel = { Key.mouse(Key.MouseEvent($0, row: 8, column: 3)) }
        XCTAssertNotNil(stage.line(with: " row 1"))
        stage.press(wheel(.wheelDown))
        XCTAssertNil(stage.line(with: " row 3"), stage.account)
        XCTAssertNotNil(stage.line(with: " row 4"))
        stage.press(Array(repeating: wheel(.wheelDown), count: 40))
        XCTAssertNotNil(stage.line(with: " row 100"))
        stage.press(wheel(.wheelUp))
        XCTAssertNil(stage.line(with: " row 100"))
        stage.press(Array(repeating: wheel(.wheelUp), count: 40))
        XCTAssertEqual(stage.markedLine, "row 1")
        stage.expectTrue()
    }

    func testTheWheelSkipsNoRowWhereFewAreShown() async throws {
        let list = List("Rows", (1...5).map { "row \($0)" })
        let fields = (1...12).map { TextField("Field \($0)") }
        let stage = try Stage(FixedCoordinator([list] + fields), rows: 16)
        let lines = stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try XCTUnwrap(lines.firstIndex { $0.contains("row 1") })
        var seen: Set<Int> = []
        for _ in 1...5 {
            seen.formUnion((1...5).filter { stage.line(with: "row \($0)") != nil })
            stage.press(.mouse(Key.MouseEvent(.wheelDown, row: row, column: 3)))
        }
        XCTAssertEqual(seen, [1, 2, 3, 4, 5])
    }

    func testTheWheelBesideAPageScrollsItsList() async throws {
        let list = List("Rows", (1...100).map { "row \($0)" })
        let stage = try Stage(FixedCoordinator([list]), columns: 200)
        stage.press(.mouse(Key.MouseEvent(.wheelDown, row: 8, column: 190)))
        XCTAssertNotEqual(list.marked, 0)
        stage.press(.mouse(Key.MouseEvent(.press, row: 8, column: 190)))
        XCTAssertNil(list.chosenIndex)
        stage.press(.mouse(Key.MouseEvent(.press, row: 8, column: 60)))
        XCTAssertNotNil(list.chosenIndex)
    }

    func testAClickAfterTheWheelPressesWhatWasShown() async throws {
        let buttons = (1...30).map { Button("Button \($0)") }
        var taps: [String] = []
        let tokens = buttons.map { button in button.tapPublisher.bind { taps.append(button.label) }
        }
        let stage = try Stage(FixedCoordinator(buttons), rows: 12)
        let line = try XCTUnwrap(
            stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.hasSuffix("Button 3") })
        let wheel = Key.mouse(Key.MouseEvent(.wheelDown, row: 8, column: 3))
        let up = Key.mouse(Key.MouseEvent(.wheelUp, row: 8, column: 3))
        stage.pressAtOnce([up, wheel, .mouse(Key.MouseEvent(.press, row: line, column: 8))])
        XCTAssertEqual(taps, ["Button 3"])
        stage.expectTrue()
        tokens.forEach { $0.cancel() }
    }

    func testAClickDoesNotAnswerAnAlertThatWasNotSeen() async throws {
        let stage = try Stage(Restaurant())
        let alert = Alert("Sure?", actions: [.init("Yes"), .init("No")])
        stage.navigator.go(.alert(alert))
        stage.turn()
        let lines = stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try XCTUnwrap(lines.firstIndex { $0.contains("Yes") })
        let column = try XCTUnwrap(lines[row].range(of: "Yes")).lowerBound
        let click = Key.mouse(
            Key.MouseEvent(.press, row: row, column: lines[row][..<column].count))
        stage.press(.escape)
        stage.navigator.go(.alert(alert))
        stage.press(click)
        XCTAssertNotNil(stage.navigator.scene.alert)
        stage.press(click)
        XCTAssertNil(stage.navigator.scene.alert)
    }

    func testTheWheelScrollsAndLeavesTheMarker() async throws {
        let stage = try Stage(Restaurant(), rows: 12)
        XCTAssertNil(stage.line(with: "Facts"))
        for _ in 0..<8 { stage.press(.mouse(Key.MouseEvent(.wheelDown, row: 3, column: 3))) }
        XCTAssertNotNil(stage.line(with: "Dishes"))
        stage.press(.mouse(Key.MouseEvent(.wheelUp, row: 3, column: 3)), .down)
        XCTAssertEqual(stage.markedLine, "Code")
        stage.expectTrue()
    }
}
