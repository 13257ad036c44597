import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresWholeViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = ClosuresWholeViewModel()
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
    }
}
