import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class StreamsAbAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = StreamsAbAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        XCTAssertEqual(viewModel.text.value, "It is closed.")
        viewModel.isOpen.value = true
        XCTAssertEqual(viewModel.text.value, "It is open.")
    }
}
