import Binding
import Coordination
import TextMenu
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
        XCTAssertEqual(stage.markedLine, "1  Serve")
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
        XCTAssertEqual(stage.markedLine, "Sauce  soy ▾")
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

    func testAClickOnADisabledControlDoesNothing() async throws {
        let stage = try Stage(Restaurant())
        try stage.kitchen.isHot.isEnabled = false
        try stage.click("Hot")
        XCTAssertFalse(try stage.kitchen.isHot.isOn)
        XCTAssertEqual(stage.markedLine, "Name   your name")
    }

    func testTheWheelScrollsAndLeavesTheMarker() async throws {
        let stage = try Stage(Restaurant(), rows: 12)
        XCTAssertNil(stage.line(with: "Facts"))
        for _ in 0..<8 { stage.press(.mouse(MouseEvent(.wheelDown, row: 3, column: 3))) }
        XCTAssertNotNil(stage.line(with: "Dishes"))
        stage.press(.mouse(MouseEvent(.wheelUp, row: 3, column: 3)), .down)
        XCTAssertEqual(stage.markedLine, "Code")
        stage.expectTrue()
    }
}

extension Stage {
    /// Clicks on the first row that shows `text`, at its beginning.
    fileprivate func click(_ text: String) throws {
        let lines = glass.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try XCTUnwrap(lines.firstIndex { $0.contains(text) }, glass.text)
        let start = try XCTUnwrap(lines[row].range(of: text)?.lowerBound)
        let column = String(lines[row][..<start]).columns
        press(.mouse(MouseEvent(.press, row: row, column: column)))
    }
}
