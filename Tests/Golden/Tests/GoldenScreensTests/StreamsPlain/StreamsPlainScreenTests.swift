import Wayline
import XCTest

@testable import GoldenScreens

@MainActor
final class StreamsPlainScreenTests: XCTestCase {
    func testTheButtonWaitsForAName() async {
        let screen = StreamsPlainScreen()
        screen.start()
        XCTAssertFalse(screen.view.done.isEnabled)
        screen.view.name.type("An")
        XCTAssertTrue(screen.view.done.isEnabled)
        XCTAssertEqual(screen.facts, .init(canFinish: true))
    }
}
