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

    func testTheScreenBelowGetsTheResultWhicheverItIs() async throws {
        for transition in [Transition.present(.colour), .start(.mixing)] {
            let navigator = try Navigator(HouseCoordinator())
            navigator.go(transition)
            navigator.send(.perform("chosen"))
            XCTAssertEqual((navigator.screen as? WallScreen)?.colour, "red")
            navigator.go(.push(.door))
            navigator.go(transition)
            navigator.send(.perform("chosen"))
            XCTAssertEqual((navigator.screen as? DoorScreen)?.colour, "red")
        }
    }

    func testTheResultIsAwaited() async throws {
        let navigator = try Navigator(ThemeCoordinator())
        let theme = try XCTUnwrap(navigator.screen as? ThemeScreen)
        let work = theme.begin { await $0.chooseColour() }
        navigator.send(.perform("chosen"))
        await work.value
        XCTAssertEqual(theme.colour, "my red")
    }

    func testEachEventIsALine() async throws {
        let navigator = try Navigator(ThemeCoordinator())
        var lines: [String] = []
        let trace = navigator.events.bind { print($0) }
        let copy = navigator.events.bind { lines.append("\($0)") }
        navigator.go(.present(.colour))
        XCTAssertEqual(lines, ["code: colour -> present colour; revision 1"])
        trace.cancel()
        copy.cancel()
    }
}
