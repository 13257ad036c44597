import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class ClosuresPartsPhotoAlbumViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = ClosuresPartsPhotoAlbumViewModel()
        XCTAssertEqual(viewModel.text.value, "It is closed.")
        viewModel.isOpen.value = true
        XCTAssertEqual(viewModel.text.value, "It is open.")
    }
}
