import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresKnownHeaderViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = ClosuresKnownHeaderViewModel()
        XCTAssertEqual(viewModel.text.value, "It is closed.")
        viewModel.isOpen.value = true
        XCTAssertEqual(viewModel.text.value, "It is open.")
    }
}
