import Binding
import GoldenScreens
import WaylineStreams
import XCTest

@MainActor
final class PublishedFlowViewModelTests: XCTestCase {
    private let viewModel = PublishedFlowViewModel()

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
        viewModel.name = ""
        XCTAssertFalse(viewModel.canFinish)
    }
}
