import GoldenScreens
import TextMenu
import Wayline
import WaylinePictures
import XCTest

/// Looks at the screens as a user does.
@MainActor
final class PictureTests: XCTestCase {
    func testTheMenuLooksAsInItsPicture() async throws {
        let app = try FlowDriver(.main)
        try app.expectPicture("menu")
    }

    func testEachPreviewIsDrawnWhole() async {
        let faults = await App.main.previewFaults()
        XCTAssertEqual(faults, [])
    }
}

extension FlowDriver {
    /// Compares the screen with its picture in `Tests/Pictures`. Skips the test without
    /// one: `WAYLINE_DRAW=1 swift test` draws it.
    func expectPicture(_ name: String) throws {
        do {
            try matchPicture(name)
        } catch {
            if case .missing = error { throw XCTSkip("\(error)") }
            throw error
        }
    }
}
