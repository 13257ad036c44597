import Binding
import GoldenScreens
import WaylineStreams
import XCTest

@MainActor
final class PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModelTests: XCTestCase {
    private let viewModel = PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModel()

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
        viewModel.name = ""
        XCTAssertFalse(viewModel.canFinish)
    }
}
