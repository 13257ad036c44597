import Binding
import GoldenScreens
import WaylineStreams
import XCTest

@MainActor
final class PublishedPlainViewModelTests: XCTestCase {
    private let viewModel = PublishedPlainViewModel()

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
        viewModel.name = ""
        XCTAssertFalse(viewModel.canFinish)
    }
}
