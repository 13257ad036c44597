import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        XCTAssertEqual(viewModel.text, "It is closed.")
        viewModel.isOpen = true
        XCTAssertEqual(viewModel.text, "It is open.")
    }
}
