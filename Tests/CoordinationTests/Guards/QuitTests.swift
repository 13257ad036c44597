import Binding
import Coordination
import WaylineRouting
import XCTest

/// Before the user quits, the guards of all screens are asked.
@MainActor
final class QuitTests: XCTestCase {
    private let bazaar = Bazaar()

    private func atPayment() throws -> Navigator {
        let navigator = try bazaar.begin()
        navigator.go(.sequence([.enter("shop"), .start("checkout"), .push("payment")]))
        return navigator
    }

    func testTheStateStays() async throws {
        let navigator = try atPayment()
        let before = navigator.state
        XCTAssertEqual(navigator.quit().outcome, .committed(revision: before.revision))
        XCTAssertEqual(navigator.state, before)
        navigator.go(.push("payment"))
        XCTAssertEqual(navigator.state.path, ["products", "address", "payment", "payment"])
    }

    func testAGuardCanRefuse() async throws {
        bazaar.addressVerdict = .refuse(because: "Unsaved.")
        XCTAssertEqual(try atPayment().quit().outcome?.reason, "Unsaved.")
    }

    func testAGuardCanAsk() async throws {
        bazaar.addressVerdict = .ask(.confirm("Discard the address?", yes: "Discard"))
        let navigator = try atPayment()
        for (answer, outcome) in [
            ("Cancel", Outcome.stayed(because: "")),
            ("Discard", .committed(revision: navigator.state.revision)),
        ] {
            let attempt = navigator.quit()
            XCTAssertNil(attempt.outcome)
            navigator.send(.answer(answer))
            XCTAssertEqual(attempt.outcome, outcome)
        }
    }

    func testAfterTheEndItIsSuperseded() async throws {
        let navigator = try atPayment()
        navigator.end()
        XCTAssertEqual(navigator.quit().outcome, .superseded)
    }
}
