import Coordination
import WaylineRouting
import XCTest

/// A state prints what is pending in it.
@MainActor
final class PendingTextTests: XCTestCase {
    private let bazaar = Bazaar()

    func testPrintingTheStateShowsWhatWaits() async throws {
        let navigator = try bazaar.begin()
        navigator.open("bazaar://order")
        let link = "pending after start login: sequence (enter shop; pop-to-root; push order)"
        XCTAssertEqual("\(navigator.state)".split(separator: "\n").last, link[...])
        navigator.send(.back)
        bazaar.orderVerdict = .allow
        navigator.go(.push("slow"))
        XCTAssertEqual("\(navigator.state)".split(separator: "\n").last, "pending: push slow")
    }
}
