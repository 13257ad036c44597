import Coordination
import WaylineRouting
import XCTest

/// A child flow can be presented: it is dismissed as a whole, and answers as any other.
@MainActor
final class ModalFlowTests: XCTestCase {
    func testAPresentedFlowHasACoordinatorOfItsOwn() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        navigator.go(.present("child"))
        XCTAssertEqual((navigator.coordinator as? NestedCoordinator)?.depth, 1)
        XCTAssertEqual(world.notes, ["start 0", "start 1"])
        XCTAssertEqual(navigator.state.activeFlow.kind, .modal)
    }

    func testAPresentedFlowFinishesWithItsValue() async throws {
        for depth in 0...2 {
            let world = NestedFlows()
            let navigator = try world.begin(children: depth)
            navigator.go(.present("child"))
            navigator.go(.push("b"))
            navigator.go(.finish(with: RouteParameters(NumberResult(number: 7))))
            XCTAssertEqual(world.results, ["\(depth) gets 7"])
        }
    }

    func testADismissedFlowIsCancelled() async throws {
        for depth in 0...2 {
            let world = NestedFlows()
            let navigator = try world.begin(children: depth)
            navigator.go(.present("child"))
            navigator.send(.dismiss)
            XCTAssertEqual(world.results, ["\(depth) gets cancelled"])
        }
    }

    func testAPresentedScreenWithoutAFlowBelongsToTheOneBelow() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 1)
        navigator.go(.present("b"))
        XCTAssertEqual((navigator.coordinator as? NestedCoordinator)?.depth, 1)
        navigator.go(.push("c"))
        navigator.go(.dismiss)
        XCTAssertEqual(navigator.state.path, ["a", "a"])
        XCTAssertEqual(world.notes, ["start 0", "start 1"])
    }

    func testAPresentedScreenWithoutAFlowFinishesUnheard() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 1)
        navigator.go(.present("b"))
        navigator.go(.finish)
        XCTAssertEqual(navigator.state.path, ["a", "a"])
        XCTAssertEqual(world.results, [])
    }

    func testAFlowBegunOverAPresentedScreenAnswersToTheFlowBelow() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 1)
        navigator.go(.present("b"))
        navigator.go(.start("child"))
        navigator.go(.dismiss)
        XCTAssertEqual(world.results, ["1 gets cancelled"])
    }

    func testAMisspeltPresentationNamesScreensAndFlows() async throws {
        let navigator = try NestedFlows().begin()
        guard case .refused(let error) = navigator.go(.present("chilld")).outcome else {
            return XCTFail("It was not refused.")
        }
        XCTAssertEqual(error.nearest, "child")
    }
}
