import Binding
import WaylineStreams
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedWholeViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = PublishedWholeViewModel()
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
    }
}
