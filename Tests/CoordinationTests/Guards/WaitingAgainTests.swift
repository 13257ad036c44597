import Coordination
import WaylineRouting
import XCTest

/// A change that has waited asks its guards again, and may have to wait again.
@MainActor
final class WaitingAgainTests: XCTestCase {
    private let login = Transition.push("login")

    func testSeveralThingsCanComeFirstOneAfterTheOther() async throws {
        let app = try Membership(login: login)
        let attempt = app.open(7)
        app.world.enter = { $0.route == "page" ? .after(.push("b")) : .allow }
        app.navigator.go(.pop)
        XCTAssertEqual(app.navigator.state.path, ["a", "b"])
        XCTAssertNil(attempt.outcome)
        app.world.enter = { _ in .allow }
        app.navigator.go(.pop)
        XCTAssertEqual(attempt.outcome, .committed(revision: 5))
        XCTAssertEqual(app.navigator.state.path, ["a", "page"])
    }

    func testABackThatWaitsTakesNothingElseAway() async throws {
        let app = try Membership(login: login)
        app.navigator.go(.push("b"))
        app.navigator.go(.push("c"))
        app.world.leave = { $0.name == "c" ? .after(.present("d")) : .allow }
        let back = app.navigator.send(.back)
        XCTAssertNil(back.outcome)
        app.world.leave = { _ in .allow }
        app.navigator.go(.sequence([.dismiss, .pop]))
        XCTAssertEqual(back.outcome, .superseded)
        XCTAssertEqual(app.navigator.state.path, ["a", "b"])
    }

    func testGuardsThatAlwaysNeedSomethingElseFirstAreGivenUp() async throws {
        let app = try Membership(login: login)
        var count = 0
        app.world.enter = { place in
            if place.route != "page" { return .allow }
            count += 1
            return .after(.sequence([.push("b"), .pop, .stay(because: "\(count)")]))
        }
        XCTAssertEqual(app.open(7).outcome, .refused(.calledOff("page")))
    }

    func testWithoutADetourTheGuardsAreAskedAgainAtOnce() async throws {
        let app = try Membership(login: .pop)
        app.navigator.go(.push("b"))
        XCTAssertEqual(app.open(7).outcome, .refused(.calledOff("page")))
        XCTAssertEqual(app.navigator.state.path, ["a"])
        app.navigator.go(.push("b"))
        app.world.onStop = { _ in app.isMember = true }
        XCTAssertEqual(app.open(7).outcome, .committed(revision: 5))
        XCTAssertEqual(app.navigator.state.path, ["a", "page"])
    }
}
