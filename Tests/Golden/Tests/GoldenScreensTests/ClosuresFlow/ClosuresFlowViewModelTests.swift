import Binding
import GoldenScreens
import XCTest

@MainActor
final class ClosuresFlowViewModelTests: XCTestCase {
    private let viewModel = ClosuresFlowViewModel()

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
        viewModel.name.value = ""
        XCTAssertFalse(viewModel.canFinish.value)
    }
}
