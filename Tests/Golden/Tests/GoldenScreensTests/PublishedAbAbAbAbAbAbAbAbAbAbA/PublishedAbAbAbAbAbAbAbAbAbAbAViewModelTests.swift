import Binding
import GoldenScreens
import WaylineStreams
import XCTest

@MainActor
final class PublishedAbAbAbAbAbAbAbAbAbAbAViewModelTests: XCTestCase {
    private let viewModel = PublishedAbAbAbAbAbAbAbAbAbAbAViewModel()

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
        viewModel.name = ""
        XCTAssertFalse(viewModel.canFinish)
    }
}
