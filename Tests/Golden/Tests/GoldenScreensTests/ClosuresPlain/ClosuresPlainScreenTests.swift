import Wayline
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresPlainScreenTests: XCTestCase {
    func testTheButtonWaitsForAName() async {
        let screen = ClosuresPlainScreen()
        screen.start()
        XCTAssertFalse(screen.view.done.isEnabled)
        screen.view.name.type("An")
        XCTAssertTrue(screen.view.done.isEnabled)
        XCTAssertEqual(screen.facts, .init(canFinish: true))
    }
}
