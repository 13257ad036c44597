import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class BookingViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = BookingViewModel()
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
    }
}
