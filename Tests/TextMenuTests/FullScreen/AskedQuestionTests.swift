import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// A button whose action asks the user, in a walk and on a full screen.
@MainActor
final class AskedQuestionTests: XCTestCase {
    private let question = Alert.confirm("Empty the cart?", yes: "Empty it")
    private let button = Button("Empty")
    private var isEmpty = false

    private func empty(_ screen: FixedScreen) {
        button.onTap(screen) { [self] in isEmpty = await $0.ask(question) }
    }

    func testTheFullScreenShowsTheQuestionAndTakesItsAnswer() async throws {
        let stage = try Stage(FixedCoordinator([button]))
        empty(try XCTUnwrap(stage.navigator.screen as? FixedScreen))
        stage.press(.enter)
        stage.turn()
        XCTAssertNotNil(stage.line(with: "Empty the cart?"))
        stage.press(.down, .down, .enter)
        for _ in 0..<5 { await Task.yield() }
        stage.turn()
        XCTAssertTrue(isEmpty)
        XCTAssertNil(stage.line(with: "Empty the cart?"))
        stage.expectTrue()
    }

    func testPlainLinesShowTheQuestionAndWaitForWhatTheAnswerLeadsTo() async throws {
        let label = Label("One lamp.")
        let talk = try PlainTalk(FixedCoordinator([label, button]), ["1", "2", "q"])
        button.onTap(try XCTUnwrap(talk.navigator.screen as? FixedScreen)) { [question] in
            if await $0.ask(question) { label.text = "Empty." }
        }
        await talk.run()
        XCTAssertTrue(talk.written(after: "«1»").contains("Empty."), talk.written)
        XCTAssertTrue(talk.written.contains("Empty the cart?"), talk.written)
        XCTAssertTrue(talk.written(after: "«2»").contains("Empty."), talk.written)
    }
}
