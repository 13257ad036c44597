import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresWholePhotoAlbumViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = ClosuresWholePhotoAlbumViewModel()
        XCTAssertEqual(viewModel.text.value, "It is closed.")
        viewModel.isOpen.value = true
        XCTAssertEqual(viewModel.text.value, "It is open.")
    }
}
