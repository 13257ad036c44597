import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedPartsPhotoAlbumViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = PublishedPartsPhotoAlbumViewModel()
        XCTAssertEqual(viewModel.text, "It is closed.")
        viewModel.isOpen = true
        XCTAssertEqual(viewModel.text, "It is open.")
    }
}
