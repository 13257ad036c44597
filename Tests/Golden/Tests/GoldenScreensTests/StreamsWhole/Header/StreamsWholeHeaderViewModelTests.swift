import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class StreamsWholeHeaderViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = StreamsWholeHeaderViewModel()
        XCTAssertEqual(viewModel.text.value, "It is closed.")
        viewModel.isOpen.value = true
        XCTAssertEqual(viewModel.text.value, "It is open.")
    }
}
