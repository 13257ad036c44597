import Binding
import GoldenScreens
import XCTest

@MainActor
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModelTests: XCTestCase {
    private let viewModel = ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModel()

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
        viewModel.name.value = ""
        XCTAssertFalse(viewModel.canFinish.value)
    }
}
