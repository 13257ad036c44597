import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedKnownHeaderViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = PublishedKnownHeaderViewModel()
        XCTAssertEqual(viewModel.text, "It is closed.")
        viewModel.isOpen = true
        XCTAssertEqual(viewModel.text, "It is open.")
    }
}
