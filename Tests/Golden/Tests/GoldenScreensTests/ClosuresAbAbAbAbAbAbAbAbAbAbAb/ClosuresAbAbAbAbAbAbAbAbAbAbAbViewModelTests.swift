import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModel()
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
    }
}
