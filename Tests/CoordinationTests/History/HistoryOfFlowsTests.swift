import Coordination
import WaylineRouting
import XCTest

/// Guards and flows on the way through the history.
@MainActor
final class HistoryOfFlowsTests: XCTestCase {
    private let diary = TourDiary()

    private func navigator(_ transitions: Transition...) throws -> Navigator {
        try Navigator(Tour(diary), after: transitions)
    }

    func testAFlowThatIsUndoneIsCancelledOnce() async throws {
        let navigator = try navigator(.start("tour"), .push("b"))
        navigator.travel(to: 0)
        XCTAssertEqual(diary.results, ["0: cancelled"])
        XCTAssertEqual(navigator.state.path, ["a"])
    }

    func testAFlowThatComesBackHasAResultAgain() async throws {
        let navigator = try navigator(
            .start("tour"), .finish(with: RouteParameters(Postcard(text: "hi"))))
        navigator.send(.undo)
        XCTAssertEqual(navigator.state.path, ["a", "a"])
        navigator.go(.finish(with: RouteParameters(Postcard(text: "again"))))
        XCTAssertEqual(diary.results, ["0: hi", "0: again"])
    }

    func testFlowsInEachOtherComeBack() async throws {
        let navigator = try navigator(.start("tour"), .start("tour"), .start("tour"))
        navigator.travel(to: 0)
        XCTAssertEqual(diary.results, ["2: cancelled", "1: cancelled", "0: cancelled"])
        navigator.travel(to: 3)
        for level in 1...3 {
            navigator.go(.finish(with: RouteParameters(Postcard(text: "\(level)"))))
        }
        XCTAssertEqual(diary.results.suffix(3), ["2: 1", "1: 2", "0: 3"])
    }

    func testGuardsAreAskedOnTheWay() async throws {
        let navigator = try navigator(.push("b"), .push("c"))
        let asked = diary.asked.count
        navigator.travel(to: 0)
        navigator.travel(to: 2)
        XCTAssertEqual(
            diary.asked.suffix(from: asked), ["leave c", "leave b", "enter b", "enter c"])
    }

    func testAGuardCanRefuseAStep() async throws {
        let navigator = try navigator(.push("b"))
        diary.exits["b"] = .refuse(because: "unsaved")
        let before = navigator.state
        XCTAssertEqual(
            navigator.send(.undo).outcome, .refused(.guarded("b", because: "unsaved")))
        XCTAssertEqual(navigator.state, before)
        XCTAssertEqual(navigator.history.index, 1)
    }

    func testAStepCanWaitForAGuard() async throws {
        diary.gate.open()
        let navigator = try navigator()
        _ = await navigator.go(.push("slow")).settled
        navigator.send(.undo)
        let attempt = navigator.send(.redo)
        XCTAssertNil(attempt.outcome)
        let outcome = await attempt.settled
        XCTAssertEqual(outcome, .committed(revision: 3))
        XCTAssertEqual(navigator.state.path, ["a", "slow"])
    }
}
