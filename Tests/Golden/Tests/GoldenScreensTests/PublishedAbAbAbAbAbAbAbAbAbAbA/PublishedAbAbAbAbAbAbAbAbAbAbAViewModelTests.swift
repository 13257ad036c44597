import Binding
import WaylineStreams
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedAbAbAbAbAbAbAbAbAbAbAViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = PublishedAbAbAbAbAbAbAbAbAbAbAViewModel()
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
    }
}
