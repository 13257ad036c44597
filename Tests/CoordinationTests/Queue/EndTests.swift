import Binding
import Coordination
import XCTest

/// A navigator can be ended at any time, also in the middle of a change.
@MainActor
final class EndTests: XCTestCase {
    func testTheEndStopsAllThatIsThere() async throws {
        let world = NestWorld()
        let navigator = try world.begin(nests: 1)
        var stopped: [RouteID] = []
        world.onStop = { stopped.append($0.name) }
        navigator.go(.push("b"))
        navigator.end()
        XCTAssertEqual(stopped, ["b", "a", "a"])
        XCTAssertEqual(
            world.notes, ["start 0", "start 1", "stop 1", "0 hears cancelled", "stop 0"])
    }

    func testAReleasedNavigatorLeavesNothingBehind() async throws {
        let world = NestWorld()
        weak var weakNavigator: Navigator?
        weak var place: Place?
        do {
            let navigator = try world.begin(nests: 2)
            weakNavigator = navigator
            place = try navigator.nestedPlace
        }
        XCTAssertNil(weakNavigator)
        XCTAssertNil(place)
        XCTAssertEqual(world.nestsAlive, 0)
    }
}
