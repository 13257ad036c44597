import Binding
import GoldenScreens
import XCTest

@MainActor
final class ClosuresWholeViewModelTests: XCTestCase {
    private let viewModel = ClosuresWholeViewModel()

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
        viewModel.name.value = ""
        XCTAssertFalse(viewModel.canFinish.value)
    }
}
