import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = PublishedAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        XCTAssertEqual(viewModel.text, "It is closed.")
        viewModel.isOpen = true
        XCTAssertEqual(viewModel.text, "It is open.")
    }
}
