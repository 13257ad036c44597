import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineRouting
import XCTest

/// Quitting asks the guards of the screens, on a full screen and in plain lines.
@MainActor
final class QuittingTests: XCTestCase {
    private let coordinator = FixedCoordinator([])

    private func guardedStage(_ objection: Verdict) throws -> Stage {
        let stage = try Stage(coordinator)
        stage.navigator.go(.push("next"))
        (coordinator.mayLeave, coordinator.objection) = (false, objection)
        stage.press(.control("c"))
        stage.turn()
        XCTAssertFalse(stage.hasQuit)
        return stage
    }

    func testARefusalIsShownAndTheSecondTimeTheUserInsists() async throws {
        let stage = try guardedStage(.refuse(because: "Not yet."))
        XCTAssertNotNil(stage.line(with: "Not yet."))
        stage.press(.control("c"))
        XCTAssertTrue(stage.hasQuit)
    }

    func testAnotherKeyComesBetween() async throws {
        let stage = try guardedStage(.refuse(because: "Not yet."))
        stage.press(.down, .control("c"))
        XCTAssertFalse(stage.hasQuit)
    }

    func testAfterYesTheProgramEnds() async throws {
        let question = Alert.confirm("Discard?", yes: "Discard")
        for (answer, hasQuit) in [("2", true), ("1", false)] {
            let stage = try guardedStage(.ask(question))
            XCTAssertNotNil(stage.line(with: "Discard?"))
            stage.press(.text(answer == "2" ? "2" : "1"))
            for _ in 0..<5 { await Task.yield() }
            XCTAssertEqual(stage.hasQuit, hasQuit)
            coordinator.mayLeave = true
        }
    }

    func testInPlainLinesItIsTheSame() async throws {
        for (lines, count) in [(["q", "q", "x"], 1), (["q", "1", "q", "q", "x"], 1)] {
            let talk = try PlainTalk(coordinator, lines.map { PlainTalk.Line(stringLiteral: $0) })
            coordinator.mayLeave = true
            talk.navigator.go(.push("next"))
            (coordinator.mayLeave, coordinator.objection) = (false, .refuse(because: "Not yet."))
            await talk.run()
            XCTAssertEqual(talk.linesLeft.count, count, talk.written)
            XCTAssertTrue(talk.written.contains("Not yet."), talk.written)
        }
    }

    func testInPlainLinesAQuestionIsAnswered() async throws {
        let talk = try PlainTalk(coordinator, ["q", "2", "x"])
        talk.navigator.go(.push("next"))
        (coordinator.mayLeave, coordinator.objection) = (
            false, .ask(.confirm("Discard?", yes: "Discard"))
        )
        await talk.run()
        XCTAssertTrue(talk.written.contains("Discard?"), talk.written)
        XCTAssertEqual(talk.linesLeft.count, 1, talk.written)
    }
}
