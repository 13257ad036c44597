import Wayline
import XCTest

/// The result of a presented screen returns to the screen below.
@MainActor
final class ResultsPageTests: XCTestCase {
    func testTheChosenColourReturns() async throws {
        let navigator = try Navigator(ThemeCoordinator())
        navigator.go(.present(.colour))
        navigator.send(.perform("chosen"))
        XCTAssertEqual((navigator.screen as? ThemeScreen)?.colour, "red")
    }

    func testEachEventIsPrinted() async throws {
        let navigator = try Navigator(ThemeCoordinator())
        let trace = navigator.events.bind { print($0) }
        navigator.go(.present(.colour))
        trace.cancel()
    }
}
