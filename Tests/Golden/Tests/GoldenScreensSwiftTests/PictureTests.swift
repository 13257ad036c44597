import GoldenScreens
import Testing
import TextMenu
import Wayline
import WaylinePictures

/// Looks at the screens as a user does.
@MainActor
struct PictureTests {
    @Test func theMenuLooksAsInItsPicture() async throws {
        let app = try FlowDriver(.main)
        try app.expectPicture("menu")
    }

    @Test func eachPreviewIsDrawnWhole() async {
        let faults = await App.main.previewFaults()
        #expect(faults == [])
    }
}

extension FlowDriver {
    /// Compares the screen with its picture in `Tests/Pictures`. Skips the test without
    /// one: `WAYLINE_DRAW=1 swift test` draws it.
    func expectPicture(_ name: String) throws {
        do {
            try matchPicture(name)
        } catch {
            if case .missing = error { try Testing.Test.cancel("\(error)") }
            Testing.Attachment.record(picture().svg(.light), named: "\(name).svg")
            throw error
        }
    }
}
