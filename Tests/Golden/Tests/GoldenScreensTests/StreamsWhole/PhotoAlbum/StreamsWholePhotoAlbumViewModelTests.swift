import Binding
import XCTest

@testable import GoldenScreens

@MainActor
final class StreamsWholePhotoAlbumViewModelTests: XCTestCase {
    func testTheTextFollowsTheSwitch() async {
        let viewModel = StreamsWholePhotoAlbumViewModel()
        XCTAssertEqual(viewModel.text.value, "It is closed.")
        viewModel.isOpen.value = true
        XCTAssertEqual(viewModel.text.value, "It is open.")
    }
}
