import Coordination
import WaylineRouting
import XCTest

/// Front ends are shown where the user is.
@MainActor
final class FrontEndTests: XCTestCase {
    private let diary = TourDiary()
    private let lamp = Lamp()

    private func lit(_ transitions: Transition...) throws -> Navigator {
        let navigator = try Navigator(Tour(diary), after: transitions)
        navigator.attach(lamp)
        return navigator
    }

    func testAFrontEndIsShownWhereTheUserIsAndEachChange() async throws {
        let navigator = try lit(.push("b"))
        XCTAssertEqual(lamp.paths, [["a", "b"]])
        navigator.go(.pop)
        navigator.go(.push("c"))
        XCTAssertEqual(lamp.paths, [["a", "b"], ["a"], ["a", "c"]])
    }

    func testTheScreensOnTopOfAllFlowsAreShown() async throws {
        let navigator = try lit()
        navigator.go(.push("b"))
        navigator.go(.start("tour"))
        navigator.go(.present("c"))
        XCTAssertEqual(lamp.screens, [["a"], ["b"], ["b", "a"], ["b", "a", "c"]])
        XCTAssertEqual(lamp.tops, ["a", "b", "a", "c"])
    }

    func testAnAlertIsShownAndPutAway() async throws {
        let navigator = try lit()
        navigator.go(.alert(Alert("Sure?")))
        navigator.send(.dismiss)
        XCTAssertEqual(lamp.alerts, [nil, "Sure?", nil])
    }

    func testAChangeWithoutEffectIsNotShown() async throws {
        diary.entries["b"] = .refuse(because: "closed")
        let navigator = try lit()
        navigator.go(.push("b"))
        navigator.go(.pop)
        navigator.go(.stay(because: "tired"))
        XCTAssertEqual(lamp.paths, [["a"]])
    }

    func testRestoredStatesAreShown() async throws {
        let navigator = try lit(.push("b"))
        _ = try navigator.take(navigator.save())
        XCTAssertEqual(lamp.paths, [["a", "b"], ["a", "b"]])
    }

    func testEachFrontEndIsShownTheSame() async throws {
        let navigator = try lit()
        let other = Lamp()
        navigator.attach(other)
        navigator.go(.push("b"))
        XCTAssertEqual(other.paths, lamp.paths)
    }

    func testAFrontEndThatIsReleasedIsLetGoOf() async throws {
        let navigator = try Navigator(Tour(diary))
        var front: Lamp? = Lamp()
        weak let gone = front
        front.map(navigator.attach)
        front = nil
        XCTAssertNil(gone)
        navigator.go(.push("b"))
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }

    func testAnIntentInTheMiddleOfAShowIsDoneNext() async throws {
        let navigator = try lit()
        lamp.onShow = { [unowned navigator, unowned lamp] in
            if lamp.paths.count == 2 { navigator.send(.back) }
        }
        navigator.go(.push("b"))
        XCTAssertEqual(lamp.paths, [["a"], ["a", "b"], ["a"]])
    }
}
