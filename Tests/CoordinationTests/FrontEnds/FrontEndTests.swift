import Coordination
import WaylineRouting
import XCTest

/// Front ends are shown where the user is.
@MainActor
final class FrontEndTests: XCTestCase {
    private let diary = TourDiary()
    private let frontEnd = RecordingFrontEnd()

    private func lit(_ transitions: Transition...) throws -> Navigator {
        let navigator = try Navigator(Tour(diary), after: transitions)
        navigator.attach(frontEnd)
        return navigator
    }

    func testAFrontEndIsShownWhereTheUserIsAndEachChange() async throws {
        let navigator = try lit(.push("b"))
        XCTAssertEqual(frontEnd.paths, [["a", "b"]])
        navigator.go(.pop)
        navigator.go(.push("c"))
        XCTAssertEqual(frontEnd.paths, [["a", "b"], ["a"], ["a", "c"]])
    }

    func testTheScreensOnTopOfAllFlowsAreShown() async throws {
        let navigator = try lit()
        navigator.go(.push("b"))
        navigator.go(.start("tour"))
        navigator.go(.present("c"))
        XCTAssertEqual(frontEnd.screens, [["a"], ["b"], ["b", "a"], ["b", "a", "c"]])
        XCTAssertEqual(frontEnd.tops, ["a", "b", "a", "c"])
    }

    func testAnAlertIsShownAndPutAway() async throws {
        let navigator = try lit()
        navigator.go(.alert(Alert("Sure?")))
        navigator.send(.dismiss)
        XCTAssertEqual(frontEnd.alerts, [nil, "Sure?", nil])
    }

    func testAChangeWithoutEffectIsNotShown() async throws {
        diary.entries["b"] = .refuse(because: "closed")
        let navigator = try lit()
        navigator.go(.push("b"))
        navigator.go(.pop)
        navigator.go(.stay(because: "tired"))
        XCTAssertEqual(frontEnd.paths, [["a"]])
    }

    func testRestoredStatesAreShown() async throws {
        let navigator = try lit(.push("b"))
        _ = try navigator.take(navigator.save())
        XCTAssertEqual(frontEnd.paths, [["a", "b"], ["a", "b"]])
    }

    func testEachFrontEndIsShownTheSame() async throws {
        let navigator = try lit()
        let other = RecordingFrontEnd()
        navigator.attach(other)
        navigator.go(.push("b"))
        XCTAssertEqual(other.paths, frontEnd.paths)
    }

    func testAFrontEndThatIsReleasedIsLetGoOf() async throws {
        let navigator = try Navigator(Tour(diary))
        var front: RecordingFrontEnd? = RecordingFrontEnd()
        weak let gone = front
        front.map(navigator.attach)
        front = nil
        XCTAssertNil(gone)
        navigator.go(.push("b"))
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }

    func testAnIntentInTheMiddleOfAShowIsDoneNext() async throws {
        let navigator = try lit()
        frontEnd.onShow = { [unowned navigator, unowned frontEnd] in
            if frontEnd.paths.count == 2 { navigator.send(.back) }
        }
        navigator.go(.push("b"))
        XCTAssertEqual(frontEnd.paths, [["a"], ["a", "b"], ["a"]])
    }
}
