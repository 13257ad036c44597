import Binding
import Coordination
import WaylineRouting
import XCTest

/// The user is asked before a screen leaves whose condition no longer holds.
@MainActor
final class AskingConditionTests: XCTestCase {
    private let museum = Museum()

    /// A navigator that asks whether to stay.
    private func navigator() throws -> Navigator {
        let navigator = try Navigator(museum, settings: .findingLeaks)
        navigator.go(.push("café"))
        museum.knowsVisitor.value = false
        XCTAssertNotNil(navigator.question)
        return navigator
    }

    func testTheScreenLeavesIfTheUserDoesNotSayYes() async throws {
        let navigator = try navigator()
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["hall"])
    }

    func testTheScreenStaysAsItIsIfTheUserSaysYes() async throws {
        let navigator = try navigator()
        let revision = navigator.state.revision
        navigator.send(.answer("Yes"))
        XCTAssertNil(navigator.question)
        XCTAssertEqual(navigator.state.path, ["hall", "café"])
        XCTAssertEqual(navigator.state.revision, revision)
    }

    func testTheUserIsAskedAgainTheNextTime() async throws {
        let navigator = try navigator()
        navigator.send(.answer("Yes"))
        museum.knowsVisitor.value = true
        XCTAssertNil(navigator.question)
        museum.knowsVisitor.value = false
        XCTAssertNotNil(navigator.question)
    }

    func testTheQuestionEndsWhenTheValueHoldsAgain() async throws {
        let navigator = try navigator()
        let events = RecordedEvents(navigator)
        museum.knowsVisitor.value = true
        XCTAssertNil(navigator.question)
        XCTAssertEqual(events.outcomes, [.stayed(because: "")])
        XCTAssertEqual(navigator.state.path, ["hall", "café"])
    }

    func testAnotherQuestionStaysWhenTheValueHoldsAgain() async throws {
        let navigator = try navigator()
        let screen = navigator.screen
        let answer = Task { await screen.ask(.confirm("Sure?", yes: "Yes")) }
        await free()
        navigator.send(.answer("Yes"))
        let second = Task { await screen.ask(.confirm("Sure?", yes: "Yes")) }
        await free()
        museum.knowsVisitor.value = true
        XCTAssertEqual(navigator.question?.title, "Sure?")
        navigator.send(.back)
        _ = await (answer.value, second.value)
    }
}
