import Binding
import GoldenScreens
import WaylineStreams
import XCTest

@MainActor
final class PublishedPartsViewModelTests: XCTestCase {
    private let viewModel = PublishedPartsViewModel()

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
        viewModel.name = ""
        XCTAssertFalse(viewModel.canFinish)
    }
}
