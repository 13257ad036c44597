import Binding
import WaylineStreams
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAViewModel()
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
    }
}
