import Binding
import GoldenScreens
import WaylineStreams
import XCTest

@MainActor
final class PublishedWholeViewModelTests: XCTestCase {
    private let viewModel = PublishedWholeViewModel()

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
        viewModel.name = ""
        XCTAssertFalse(viewModel.canFinish)
    }
}
