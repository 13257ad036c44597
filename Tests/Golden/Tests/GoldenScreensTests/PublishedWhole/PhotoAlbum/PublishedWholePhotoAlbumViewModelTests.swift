import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class PublishedWholePhotoAlbumViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = PublishedWholePhotoAlbumViewModel()
        XCTAssertEqual(viewModel.text, "It is closed.")
        viewModel.isOpen = true
        XCTAssertEqual(viewModel.text, "It is open.")
    }
}
