import Binding
import GoldenScreens
import XCTest

@MainActor
final class ClosuresPlainViewModelTests: XCTestCase {
    private let viewModel = ClosuresPlainViewModel()

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
        viewModel.name.value = ""
        XCTAssertFalse(viewModel.canFinish.value)
    }
}
