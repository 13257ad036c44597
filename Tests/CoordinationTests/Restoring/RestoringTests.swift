import Coordination
import WaylineRouting
import XCTest

/// A saved place is there again in another process.
@MainActor
final class RestoringTests: XCTestCase {
    private let diary = TourDiary()

    /// A new navigator that has taken what one saved after `transitions`.
    private func restored(_ transitions: Transition...) throws -> Navigator {
        let old = try Navigator(Tour(TourDiary()), after: transitions)
        let new = try Navigator(Tour(diary))
        XCTAssertEqual(try new.take(old.save()), [])
        XCTAssertEqual(new.state.path, old.state.path)
        return new
    }

    func testAStackComesBackWithItsParameters() async throws {
        let navigator = try restored(.push("b"), .push("note", ["id": 7]))
        XCTAssertEqual(navigator.state.path, ["a", "b", "note"])
        XCTAssertEqual((navigator.screen as? NoteScreen)?.id, 7)
        navigator.go(.pop)
        XCTAssertEqual((navigator.screen as? NamedScreen)?.notes, ["start", "pause", "resume"])
    }

    func testTheFirstScreenOfTheAppIsNotGuardedWhenItComesBackEither() async throws {
        diary.entries["a"] = .refuse(because: "closed")
        let navigator = try restored(.push("b"))
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }

    func testTabsComeBackWithTheirPlacesAndTheirFlows() async throws {
        let steps: [Transition] = [.push("b"), .select("mail"), .start("tour"), .push("b")]
        let old = try Navigator(TabbedTour(TourDiary()), after: steps + [.select("self")])
        let new = try Navigator(TabbedTour(diary))
        XCTAssertEqual(try new.take(old.save()), [])
        XCTAssertEqual(new.state.root.selectedTab, 2)
        XCTAssertEqual(new.state.path, ["self"])
        new.go(.select("mail"))
        XCTAssertEqual(new.state.path, ["mail", "a", "b"])
        new.go(.sequence([.finish(with: RouteParameters(Postcard(text: "hi"))), .select("news")]))
        XCTAssertEqual(new.state.path, ["news", "b"])
        XCTAssertEqual(diary.results, ["0: hi"])
    }

    func testResultsAreHeardInTheNewNavigatorAtEachDepth() async throws {
        for depth in 1...3 {
            let diary = TourDiary()
            let starts = Array(repeating: Transition.start("tour"), count: depth)
            let old = try Navigator(Tour(TourDiary()), after: starts)
            let new = try Navigator(Tour(diary))
            _ = try new.take(old.save())
            for level in 1...depth {
                new.go(.finish(with: RouteParameters(Postcard(text: "\(level)"))))
            }
            XCTAssertEqual(diary.results, (1...depth).map { "\(depth - $0): \($0)" })
            XCTAssertEqual(new.state.path, ["a"])
        }
    }

    func testAFlowThatCameBackIsCancelledOnce() async throws {
        let navigator = try restored(.start("tour"), .start("tour"))
        navigator.go(.pop)
        navigator.go(.pop)
        XCTAssertEqual(diary.results, ["1: cancelled", "0: cancelled"])
        navigator.end()
        XCTAssertEqual(diary.results.count, 2)
    }

    func testPresentedFlowsAndAlertsComeBack() async throws {
        let alert = Alert("Sure?", actions: [.init("Yes", route: "go"), .init("No")])
        let navigator = try restored(.present("b"), .present("tour"), .alert(alert))
        XCTAssertEqual(navigator.scene.alert, alert)
        navigator.send(.answer("No"))
        navigator.go(.finish(with: RouteParameters(Postcard(text: "hi"))))
        XCTAssertEqual(diary.results, ["0: hi"])
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        navigator.go(.dismiss)
        XCTAssertEqual(navigator.state.path, ["a"])
    }

    func testASecretIsNotSavedAndAScreenThatNeedsItIsCut() async throws {
        let lock = Transition.push(.lock, LockInput(pin: "hunter2"))
        let old = try Navigator(Tour(TourDiary()), after: [.push("b"), lock])
        let bytes = try old.save()
        XCTAssertFalse(String(decoding: bytes, as: UTF8.self).contains("hunter2"))
        let new = try Navigator(Tour(diary))
        XCTAssertEqual(try new.take(bytes).map(\.route), ["lock"])
        XCTAssertEqual(new.state.path, ["a", "b"])
    }

    func testTheScreensOfARestoredStateActAsBefore() async throws {
        let navigator = try restored(.push("c"), .push("b"))
        let place = try XCTUnwrap(navigator.screen as? NamedScreen)
        XCTAssertEqual(place.perform(.pop).outcome, .committed(revision: navigator.state.revision))
        XCTAssertEqual(navigator.state.path, ["a", "c"])
    }
}
