import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresPartsHeaderViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = ClosuresPartsHeaderViewModel()
        XCTAssertEqual(viewModel.text.value, "It is closed.")
        viewModel.isOpen.value = true
        XCTAssertEqual(viewModel.text.value, "It is open.")
    }
}
