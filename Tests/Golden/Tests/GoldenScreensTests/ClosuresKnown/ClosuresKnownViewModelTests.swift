import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresKnownViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = ClosuresKnownViewModel()
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
    }
}
