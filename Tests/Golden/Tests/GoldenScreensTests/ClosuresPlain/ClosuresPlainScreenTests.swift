import GoldenScreens
import Wayline
import XCTest

@MainActor
final class ClosuresPlainScreenTests: XCTestCase {
    private let screen = ClosuresPlainScreen(viewModel: ClosuresPlainViewModel())

    override func setUp() async throws {
        screen.start()
    }

    func testTheButtonWaitsForAName() async {
        XCTAssertFalse(screen.view.done.isEnabled)
        screen.view.name.type("An")
        XCTAssertTrue(screen.view.done.isEnabled)
    }
}
