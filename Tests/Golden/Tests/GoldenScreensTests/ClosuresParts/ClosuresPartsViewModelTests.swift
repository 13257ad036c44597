import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresPartsViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = ClosuresPartsViewModel()
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
    }
}
