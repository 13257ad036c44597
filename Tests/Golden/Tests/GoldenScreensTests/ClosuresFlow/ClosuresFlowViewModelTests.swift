import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresFlowViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = ClosuresFlowViewModel()
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
    }
}
