import Binding
import Coordination
import WaylineRouting
import XCTest

/// A screen or a flow that is there only as long as a value holds.
@MainActor
final class ConditionTests: XCTestCase {
    private let bazaar = Bazaar()

    private func navigator(_ transitions: Transition...) throws -> Navigator {
        bazaar.isMember.value = true
        let navigator = try bazaar.begin(settings: .findingLeaks)
        for transition in transitions { navigator.go(transition) }
        return navigator
    }

    func testItIsAskedForWhenTheScreenIsToBeEntered() async throws {
        let navigator = try navigator(.enter("shop"))
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.go(.push("card")).outcome?.reason, "members only")
    }

    func testTheScreenLeavesAtOnceWithAllAboveIt() async throws {
        let navigator = try navigator(
            .enter("shop"), .push("products"), .push("card"), .push("order"), .start("checkout"))
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.state.path, ["products", "products"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testAMainFlowStaysWhenAScreenBelowItLeaves() async throws {
        let navigator = try navigator(.push("attic"), .enter("shop"), .push("products"))
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.state.path, ["products", "products"])
        XCTAssertEqual(navigator.state.root.stack.elements.map(\.route), ["launch"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testWhatComesFirstIsShownAndThenThePlaceAgain() async throws {
        let navigator = try navigator(.enter("shop"), .push("account"), .push("products"))
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.state.path, ["products", "login"])
        try XCTUnwrap(navigator.coordinator as? BazaarLogin).logIn()
        XCTAssertEqual(navigator.state.path, ["products", "account", "products"])
    }

    func testAFlowIsLeftForAnotherOne() async throws {
        let navigator = try navigator(.enter("club"), .push("card"))
        XCTAssertEqual(navigator.state.root.child?.route, "club")
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.state.root.child?.route, "shop")
        XCTAssertEqual(navigator.state.path, ["products"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testAGuardIsNotAskedUnlessItSaysSo() async throws {
        bazaar.addressVerdict = .refuse(because: "Unsaved.")
        let navigator = try navigator(.enter("club"), .start("checkout"))
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.state.path, ["products"])
        XCTAssertEqual(bazaar.departures, [.session])
    }

    func testAValueThatHoldsAgainAtItsTurnChangesNothing() async throws {
        let navigator = try navigator(.enter("shop"), .push("card"))
        try XCTUnwrap(navigator.screen as? NamedScreen).onStop = { [bazaar] _ in
            bazaar.isMember.value = false
            bazaar.isMember.value = true
        }
        navigator.go(.push("card"))
        navigator.go(.pop)
        XCTAssertEqual(navigator.state.path, ["products", "card"])
    }

    func testAPlaceInAHiddenTabLeavesToo() async throws {
        let navigator = try navigator(.enter("market"))
        navigator.go(.push("account"))
        navigator.go(.select("b"))
        navigator.go(.push("account"))
        bazaar.isMember.value = false
        let market = try XCTUnwrap(navigator.state.root.child)
        XCTAssertEqual(market.tabs.map(\.stack.count), [1, 1])
        XCTAssertEqual(navigator.state.path, ["b", "login"])
        try XCTUnwrap(navigator.coordinator as? BazaarLogin).logIn()
        XCTAssertEqual(navigator.state.path, ["b", "account"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testTheFlowIsReleasedWhileItIsWaitedFor() async throws {
        let navigator = try navigator(.enter("inn"), .push("products"))
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.state.path, ["login"])
        XCTAssertEqual(navigator.findLeaks(), [])
        try XCTUnwrap(navigator.coordinator as? BazaarLogin).logIn()
        XCTAssertEqual(navigator.state.path, ["products", "products"])
    }

    func testAWayThatIsImpossibleIsAFaultAndTheScreenLeaves() async throws {
        let navigator = try navigator(.enter("shop"), .push("lounge"))
        var faults: [RoutingError] = []
        let token = navigator.faults.bind { faults.append($0) }
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.state.path, ["products"])
        XCTAssertEqual(faults.count, 1)
        token.cancel()
    }

    func testTheScreenLeavesIfAGuardRefusesTheWay() async throws {
        let navigator = try navigator(.push("attic"))
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.state.path, ["launch"])
    }

    func testTheScreenLeavesIfTheStateChangesBeforeTheAnswer() async throws {
        let navigator = try navigator(.enter("shop"), .push("desk"))
        bazaar.isMember.value = false
        XCTAssertNotNil(navigator.question)
        navigator.go(.push("products"))
        XCTAssertNil(navigator.question)
        XCTAssertEqual(navigator.state.path, ["products"])
    }

    func testAScreenThatHasLeftIsNotWatched() async throws {
        let navigator = try navigator(.enter("shop"), .push("card"), .pop)
        let revision = navigator.state.revision
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.state.revision, revision)
    }
}
