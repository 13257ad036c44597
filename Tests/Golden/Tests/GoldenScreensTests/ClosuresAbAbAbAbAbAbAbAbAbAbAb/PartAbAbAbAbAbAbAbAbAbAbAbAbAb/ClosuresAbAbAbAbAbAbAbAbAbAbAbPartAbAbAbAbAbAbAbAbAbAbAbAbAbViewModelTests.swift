import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        XCTAssertEqual(viewModel.text.value, "It is closed.")
        viewModel.isOpen.value = true
        XCTAssertEqual(viewModel.text.value, "It is open.")
    }
}
