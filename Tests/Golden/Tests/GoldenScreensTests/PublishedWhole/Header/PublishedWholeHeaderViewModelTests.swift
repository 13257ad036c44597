import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedWholeHeaderViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = PublishedWholeHeaderViewModel()
        XCTAssertEqual(viewModel.text, "It is closed.")
        viewModel.isOpen = true
        XCTAssertEqual(viewModel.text, "It is open.")
    }
}
