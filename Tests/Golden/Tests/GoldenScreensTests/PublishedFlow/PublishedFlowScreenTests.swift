import GoldenScreens
import Wayline
import XCTest

@MainActor
final class PublishedFlowScreenTests: XCTestCase {
    private let screen = PublishedFlowScreen(viewModel: PublishedFlowViewModel())

    override func setUp() async throws {
        screen.start()
    }

    func testTheButtonWaitsForAName() async {
        XCTAssertFalse(screen.view.done.isEnabled)
        screen.view.name.type("An")
        XCTAssertTrue(screen.view.done.isEnabled)
    }
}
