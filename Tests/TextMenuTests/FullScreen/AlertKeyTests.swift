import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
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
        XCTAssertNotNil(stage.line(with: "│›  Stay"))
        stage.expectTrue()
    }

    func testArrowsAndEnterAnswer() async throws {
        let stage = try stageWithAlert()
        stage.press(.down, .down)
        XCTAssertNotNil(stage.line(with: "│›  Go"))
        stage.press(.enter)
        XCTAssertNil(stage.navigator.scene.alert)
        XCTAssertNil(stage.line(with: "Leave?"))
        stage.expectTrue()
    }

    func testANumberAnswers() async throws {
        let stage = try Stage(FixedCoordinator([Button("Serve")]))
        stage.navigator.go(.alert(Alert("Leave?", actions: [.init("Stay"), .init("Go")])))
        stage.turn()
        XCTAssertNotNil(stage.line(with: "│›1 Stay"))
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

    func testATitleThatIsLongIsShownToItsEnd() async throws {
        let stage = try Stage(Restaurant())
        let words = (1...30).map { "word\($0)" }.joined(separator: " ")
        stage.navigator.go(.alert(Alert(words)))
        stage.turn()
        XCTAssertNotNil(stage.line(with: "word30"))
        XCTAssertNotNil(stage.line(with: "│›  OK"))
        stage.expectTrue()
    }

    func testAConfirmationOffersTheHarmlessAnswerFirst() async throws {
        let stage = try Stage(Restaurant())
        stage.navigator.go(.alert(.confirm("Discard?", yes: "Discard")))
        stage.press(.left)
        XCTAssertNotNil(stage.line(with: "│›  Cancel"))
        stage.press(.enter)
        XCTAssertNil(stage.navigator.scene.alert)
        XCTAssertEqual(stage.navigator.state.path, ["kitchen"])
    }

    func testATallAlertKeepsTheAnswersAndTheKeysInSight() async throws {
        let stage = try Stage(Restaurant(), rows: 14)
        let message = Array(repeating: "It is hot.", count: 40).joined(separator: "\n")
        let answers = (1...20).map { Alert.Action("Answer \($0)") }
        stage.navigator.go(.alert(Alert("Soup?", message: message, actions: answers)))
        stage.turn()
        stage.press(Array(repeating: .down, count: 14))
        XCTAssertNotNil(stage.line(with: "│›  Answer 15"))
        XCTAssertNotNil(stage.line(with: "^C quit"))
        XCTAssertNotNil(stage.line(with: "Soup?"))
        stage.expectTrue()
    }

    func testKeysTypedBeforeAQuestionAreNoAnswer() async throws {
        let stage = try Stage(Restaurant())
        let listener = try stage.kitchen.serve.tapPublisher.bind {
            stage.navigator.go(.alert(Alert("Leave?", actions: [.init("Stay"), .init("Go")])))
        }
        stage.front?.press([.down, .down, .down, .down, .enter, .text(" "), .enter, .text("2")])
        XCTAssertNotNil(stage.navigator.scene.alert)
        stage.press(.enter)
        XCTAssertNil(stage.navigator.scene.alert)
        listener.cancel()
    }

    func testNoKeyReachesWhatLiesUnderIt() async throws {
        let stage = try stageWithAlert()
        stage.press(.text("a"), .tab, .backspace)
        XCTAssertEqual(try stage.kitchen.name.text, "")
        XCTAssertFalse(stage.glass.isCursorSeen)
    }
}
