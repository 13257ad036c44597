import GoldenScreens
import Wayline
import XCTest

@MainActor
final class StreamsFlowScreenTests: XCTestCase {
    private let screen = StreamsFlowScreen(viewModel: StreamsFlowViewModel())

    override func setUp() async throws {
        screen.start()
    }

    func testTheButtonWaitsForAName() async {
        XCTAssertFalse(screen.view.done.isEnabled)
        screen.view.name.type("An")
        XCTAssertTrue(screen.view.done.isEnabled)
    }
}
