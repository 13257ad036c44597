import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
    }
}
