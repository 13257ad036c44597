import ScreenPictures
import XCTest

/// The picture of README.md.
@MainActor
final class ReadmePictureTests: XCTestCase {
    func testThePictureIsWhatATerminalShows() async throws {
        let tour = try await Tour()
        try await tour.press("valid@example.com", on: "Email")
        try await tour.press("sen hong\r", on: "Password")
        var page = try GuidePage("README.md", drawnBy: "ScreensFrontEndTests")
        let drawn = tour.picture(rows: 13)
        if let complaint = try page.check(drawn, under: "What it looks like", at: 0) {
            XCTFail(complaint)
        }
    }
}
