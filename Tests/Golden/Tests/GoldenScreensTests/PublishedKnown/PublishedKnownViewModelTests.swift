import Binding
import WaylineStreams
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedKnownViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = PublishedKnownViewModel()
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
    }
}
