import Binding
import Coordination
import WaylineRouting
import XCTest

/// A change that a guard demands first begins in the flow of the guarded screen, wherever the user
/// is.
@MainActor
final class DetourPlaceTests: XCTestCase {
    private let bazaar = Bazaar()

    private func logIn(_ navigator: Navigator) throws {
        try XCTUnwrap(navigator.coordinator as? BazaarLogin).logIn()
    }

    func testAColdLinkLogsInInItsFlowAndGoesOn() async throws {
        let navigator = try bazaar.begin()
        let link = navigator.open("bazaar://order")
        XCTAssertEqual(navigator.state.path, ["products", "login"])
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "order"])
        XCTAssertEqual(link.outcome, .committed(revision: navigator.state.revision))
    }

    func testALinkFromAFlowAboveDoesToo() async throws {
        let navigator = try bazaar.begin()
        navigator.go(.sequence([.enter("shop"), .push("products"), .start("checkout")]))
        navigator.open("bazaar://order")
        XCTAssertEqual(navigator.state.path, ["products", "login"])
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "order"])
    }

    func testTheScreensBelowStayTheSame() async throws {
        let navigator = try bazaar.begin()
        navigator.open("bazaar://order")
        let products = navigator.screen(of: try XCTUnwrap(navigator.state.root.child?.stack.top))
        try logIn(navigator)
        let stack = try XCTUnwrap(navigator.state.root.child?.stack.elements)
        XCTAssertIdentical(navigator.screen(of: stack[0]), products)
    }

    func testALoginThatIsGivenUpLeavesTheUserInTheFlow() async throws {
        let navigator = try bazaar.begin()
        let link = navigator.open("bazaar://order")
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["products"])
        XCTAssertEqual(link.outcome, .refused(.calledOff("order")))
    }

    func testARedirectionBeginsInTheFlowToo() async throws {
        bazaar.orderVerdict = .redirect(.start("login"))
        let navigator = try bazaar.begin()
        navigator.open("bazaar://order")
        XCTAssertEqual(navigator.state.path, ["products", "login"])
    }

    func testAMainFlowThatComesFirstIsWaitedFor() async throws {
        bazaar.orderVerdict = .after(.enter("gate"))
        let navigator = try bazaar.begin()
        let link = navigator.open("bazaar://order")
        XCTAssertNil(link.outcome)
        XCTAssertEqual(navigator.state.path, ["login"])
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "order"])
        XCTAssertEqual(link.outcome, .committed(revision: navigator.state.revision))
    }

    func testAMainFlowThatIsThereAlreadyIsWaitedFor() async throws {
        bazaar.orderVerdict = .after(.enter("gate"))
        let navigator = try bazaar.begin()
        navigator.go(.enter("gate"))
        let revision = navigator.state.revision
        let link = navigator.open("bazaar://order")
        XCTAssertNil(link.outcome)
        XCTAssertEqual(navigator.state.revision, revision)
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "order"])
    }

    func testARestoredPlaceLogsInInItsFlowAndGoesOn() async throws {
        bazaar.isMember.value = true
        let old = try bazaar.begin()
        old.go(.sequence([.enter("shop"), .push("products"), .push("order"), .push("products")]))
        let bytes = try old.save()
        bazaar.isMember.value = false
        let navigator = try bazaar.begin(settings: .findingLeaks)
        let (attempt, restoration) = try navigator.restore(bytes)
        XCTAssertEqual(navigator.state.path, ["products", "products", "login"])
        XCTAssertNil(attempt.outcome)
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "products", "order", "products"])
        XCTAssertEqual(restoration.omissions, [])
        XCTAssertEqual(navigator.findLeaks(), [])
    }
}
