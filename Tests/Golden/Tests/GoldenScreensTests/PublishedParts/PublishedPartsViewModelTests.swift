import Binding
import WaylineStreams
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedPartsViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = PublishedPartsViewModel()
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
    }
}
