import Wayline
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresFlowScreenTests: XCTestCase {
    func testTheButtonWaitsForAName() async {
        let screen = ClosuresFlowScreen()
        screen.start()
        XCTAssertFalse(screen.view.done.isEnabled)
        screen.view.name.type("An")
        XCTAssertTrue(screen.view.done.isEnabled)
        XCTAssertEqual(screen.facts, .init(canFinish: true, name: "An"))
    }
}
