import Binding
import WaylineStreams
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedFlowViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = PublishedFlowViewModel()
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
    }
}
