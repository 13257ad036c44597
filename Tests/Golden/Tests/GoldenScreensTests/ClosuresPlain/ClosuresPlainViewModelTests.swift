import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresPlainViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = ClosuresPlainViewModel()
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
    }
}
