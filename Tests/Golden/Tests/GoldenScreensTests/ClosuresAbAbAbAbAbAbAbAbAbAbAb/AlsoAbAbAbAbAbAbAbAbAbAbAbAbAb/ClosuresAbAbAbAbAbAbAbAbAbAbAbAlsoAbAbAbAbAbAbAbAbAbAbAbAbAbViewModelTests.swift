import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        XCTAssertEqual(viewModel.text.value, "It is closed.")
        viewModel.isOpen.value = true
        XCTAssertEqual(viewModel.text.value, "It is open.")
    }
}
