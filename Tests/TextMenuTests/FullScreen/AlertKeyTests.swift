import Coordination
import TextMenu
import XCTest

/// An alert is answered before anything else.
@MainActor
final class AlertKeyTests: XCTestCase {
    private func stageWithAlert() throws -> Stage {
        let stage = try Stage(Restaurant())
        stage.navigator.go(
            .alert(
                Alert("Leave?", message: "The soup is hot.", actions: [.init("Stay"), .init("Go")]))
        )
        stage.turn()
        return stage
    }

    func testItIsShownWithItsAnswers() async throws {
        let stage = try stageWithAlert()
        XCTAssertNotNil(stage.line(with: "The soup is hot."))
        XCTAssertNotNil(stage.line(with: " › 1  Stay"))
        stage.expectTrue()
    }

    func testArrowsAndEnterAnswer() async throws {
        let stage = try stageWithAlert()
        stage.press(.down, .down)
        XCTAssertNotNil(stage.line(with: " › 2  Go"))
        stage.press(.enter)
        XCTAssertNil(stage.navigator.scene.alert)
        XCTAssertNil(stage.line(with: "Leave?"))
        stage.expectTrue()
    }

    func testANumberAnswers() async throws {
        let stage = try stageWithAlert()
        stage.press(.text("9"))
        XCTAssertNotNil(stage.navigator.scene.alert)
        stage.press(.text("2"))
        XCTAssertNil(stage.navigator.scene.alert)
    }

    func testEscPutsItAway() async throws {
        let stage = try stageWithAlert()
        stage.press(.escape)
        XCTAssertNil(stage.navigator.scene.alert)
        XCTAssertEqual(stage.navigator.state.path, ["kitchen"])
    }

    func testNoKeyReachesWhatLiesUnderIt() async throws {
        let stage = try stageWithAlert()
        stage.press(.text("a"), .tab, .backspace)
        XCTAssertEqual(try stage.kitchen.name.text, "")
        XCTAssertFalse(stage.glass.isCursorSeen)
    }
}
