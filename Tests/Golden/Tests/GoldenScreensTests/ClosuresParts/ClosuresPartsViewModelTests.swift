import Binding
import GoldenScreens
import XCTest

@MainActor
final class ClosuresPartsViewModelTests: XCTestCase {
    private let viewModel = ClosuresPartsViewModel()

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
        viewModel.name.value = ""
        XCTAssertFalse(viewModel.canFinish.value)
    }
}
