import Coordination
import WaylineRouting
import XCTest

/// Restoring over what is there.
@MainActor
final class RestoringOverFlowsTests: XCTestCase {
    private let diary = TourDiary()

    private func saved(_ transitions: Transition...) throws -> [UInt8] {
        try Navigator(Tour(TourDiary()), after: transitions).save()
    }

    func testRunningFlowsAreCancelledOnce() async throws {
        let navigator = try Navigator(Tour(diary), after: [.start("tour"), .start("tour")])
        _ = try navigator.take(saved(.push("b")))
        XCTAssertEqual(diary.results, ["1: cancelled", "0: cancelled"])
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }

    func testAFlowThatWasSavedAndStillRunsIsCancelledAndComesBack() async throws {
        let navigator = try Navigator(Tour(diary), after: [.start("tour")])
        _ = try navigator.take(navigator.save())
        XCTAssertEqual(diary.results, ["0: cancelled"])
        navigator.go(.finish(with: RouteParameters(Postcard(text: "hi"))))
        XCTAssertEqual(diary.results, ["0: cancelled", "0: hi"])
    }

    func testATransitionOfACancellationDoesNotChangeTheRestoredState() async throws {
        diary.reply = .push("c")
        let navigator = try Navigator(Tour(diary), after: [.start("tour")])
        _ = try navigator.take(saved(.push("b")))
        XCTAssertEqual(diary.results, ["0: cancelled"])
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }

    func testTheScreensThatWereThereStop() async throws {
        let navigator = try Navigator(Tour(diary))
        let place = try XCTUnwrap(navigator.screen as? NamedScreen)
        _ = try navigator.take(saved())
        XCTAssertEqual(place.notes, ["start", "stop"])
        XCTAssertFalse(navigator.screen === place)
    }

    func testAPlaceThatAGuardRefusesIsCutOff() async throws {
        diary.entries["b"] = .refuse(because: "closed")
        let navigator = try Navigator(Tour(diary))
        let (attempt, restoration) = try navigator.restore(
            saved(.push("c"), .push("b"), .push("c")))
        XCTAssertEqual(attempt.outcome, .committed(revision: 5))
        XCTAssertEqual(navigator.state.path, ["a", "c"])
        XCTAssertEqual(restoration.omissions.map(\.route), ["b"])
        XCTAssertEqual(restoration.omissions.map(\.reason), ["'b' is guarded: closed"])
    }

    func testARestoreThatWaitsForAGuardIsSupersededByAChange() async throws {
        let navigator = try Navigator(Tour(diary))
        diary.gate.open()
        let old = try Navigator(Tour(diary))
        _ = await old.go(.push("slow")).settled
        let closed = try Navigator(Tour(TourDiary()))
        let (attempt, _) = try closed.restore(old.save())
        XCTAssertNil(attempt.outcome)
        closed.go(.push("b"))
        XCTAssertEqual(attempt.outcome, .superseded)
        let (other, _) = try navigator.restore(old.save())
        let outcome = await other.settled
        XCTAssertEqual(outcome, .committed(revision: navigator.state.revision))
        XCTAssertEqual(navigator.state.path, ["a", "slow"])
    }

    func testDamagedBytesChangeNothing() async throws {
        let navigator = try Navigator(Tour(diary), after: [.start("tour")])
        let before = navigator.state
        let bytes = try navigator.save()
        for damaged in [Array(bytes.dropLast(20)), [], Array("{}".utf8), bytes + bytes] {
            XCTAssertThrowsError(try navigator.restore(damaged)) {
                XCTAssert($0 is SnapshotError, "\($0)")
            }
        }
        XCTAssertEqual(navigator.state, before)
    }
}
