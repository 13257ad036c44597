import Coordination
import WaylineRouting
import XCTest

/// Going to where the user has been.
@MainActor
final class HistoryTravelTests: XCTestCase {
    private let diary = TourDiary()

    private func navigator(
        limit: Int = 1_000, _ transitions: Transition...
    ) throws -> Navigator {
        var settings = NavigatorSettings()
        settings.historyLimit = limit
        let navigator = try Navigator(Tour(diary), settings: settings)
        for transition in transitions { navigator.go(transition) }
        return navigator
    }

    func testUndoAndRedoGoBackAndForth() async throws {
        let navigator = try navigator(.push("b"), .present("c"))
        navigator.send(.undo)
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        navigator.send(.undo)
        XCTAssertEqual(navigator.state.path, ["a"])
        navigator.send(.redo)
        navigator.send(.redo)
        XCTAssertEqual(navigator.state.path, ["a", "b", "c"])
        XCTAssertFalse(navigator.history.canGoForward)
    }

    func testAnyIndexCanBeGoneTo() async throws {
        let steps: [RouteName] = ["b", "c", "b", "c"]
        let navigator = try navigator()
        for step in steps { navigator.go(.push(step, .none)) }
        for index in [2, 0, 4, 1, 3] {
            XCTAssertEqual(
                navigator.travel(to: index).outcome,
                .committed(revision: navigator.state.revision))
            XCTAssertEqual(navigator.state.path, ["a"] + steps.prefix(index))
            XCTAssertEqual(navigator.history.index, index)
        }
    }

    func testTheRevisionGrowsAlsoOnTheWayBack() async throws {
        let navigator = try navigator(.push("b"))
        navigator.send(.undo)
        navigator.send(.redo)
        XCTAssertEqual(navigator.state.revision, 3)
    }

    func testUndoDoesNotAskAnAnsweredQuestionAgain() async throws {
        let question = Transition.alert(Alert("Go?", actions: [.init("Yes")]))
        let navigator = try navigator(.push("b"), question)
        navigator.send(.answer("Yes"))
        XCTAssertEqual(navigator.history.count, 2)
        navigator.send(.undo)
        XCTAssertEqual(navigator.state.path, ["a"])
        navigator.send(.redo)
        XCTAssertNil(navigator.scene.alert)
        navigator.go(question)
        navigator.go(.push("c"))
        navigator.send(.undo)
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertNil(navigator.scene.alert)
    }

    func testSelectingTheSelectedChangesNothing() async throws {
        let navigator = try navigator(.push("b"))
        XCTAssertEqual(navigator.travel(to: 1).outcome, .stayed(because: ""))
        XCTAssertEqual(navigator.state.revision, 1)
    }

    func testAnIndexThatIsNotThereIsAnError() async throws {
        let navigator = try navigator(.push("b"))
        let before = navigator.state
        for index in [-1, 2, .min, .max] {
            XCTAssertEqual(
                navigator.travel(to: index).outcome, .refused(.notInHistory(index, count: 2)))
        }
        XCTAssertEqual(navigator.send(.redo).outcome, .refused(.notInHistory(2, count: 2)))
        XCTAssertEqual(navigator.state, before)
    }

    func testANewChangeForgetsWhatWasUndone() async throws {
        let navigator = try navigator(.push("b"), .push("b"))
        navigator.travel(to: 0)
        navigator.go(.push("c"))
        XCTAssertEqual(navigator.history.count, 2)
        XCTAssertEqual(navigator.send(.redo).outcome, .refused(.notInHistory(2, count: 2)))
        navigator.send(.undo)
        XCTAssertEqual(navigator.state.path, ["a"])
    }

    func testNoMoreStatesAreKeptThanTheLimit() async throws {
        let navigator = try navigator(limit: 3, .push("b"), .push("c"), .push("b"))
        XCTAssertEqual(navigator.history.count, 3)
        navigator.travel(to: 0)
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertEqual(
            navigator.send(.undo).outcome, .refused(.notInHistory(-1, count: 3)))
    }

    func testScreensThatComeBackAreMadeAnewAndOthersStay() async throws {
        let navigator = try navigator(.push("b"), .pop)
        let first = try XCTUnwrap(navigator.screen as? Place)
        navigator.send(.undo)
        XCTAssertEqual(diary.made, ["a", "b", "b"])
        navigator.send(.undo)
        XCTAssertTrue(navigator.screen === first)
        XCTAssertEqual(first.notes, ["start", "pause", "resume", "pause", "resume"])
    }

    func testNumbersOfWhatWasUndoneAreNotGivenAgain() async throws {
        let navigator = try navigator(.push("b"))
        let undone = navigator.state.top.id
        navigator.send(.undo)
        navigator.go(.push("c"))
        XCTAssertGreaterThan(navigator.state.top.id, undone)
    }

    func testSeveralStepsThatWaitForTheirTurnAreSeveralSteps() async throws {
        let navigator = try navigator(.push("b"), .push("c"))
        let place = try XCTUnwrap(navigator.screen as? Place)
        place.onStop = { [unowned navigator] _ in
            navigator.send(.undo)
            navigator.send(.undo)
        }
        navigator.go(.pop)
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertEqual(navigator.history.index, 1)
    }
}
