import Binding
import WaylineStreams
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedPlainViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = PublishedPlainViewModel()
        XCTAssertFalse(viewModel.canFinish)
        viewModel.name = "An"
        XCTAssertTrue(viewModel.canFinish)
    }
}
