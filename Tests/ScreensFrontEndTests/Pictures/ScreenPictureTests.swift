import ScreenPictures
import TextMenu
import WaylinePictures
import XCTest

/// The pictures of all screens of the sample, in Docs/Screens/pictures.
@MainActor
final class ScreenPictureTests: XCTestCase {
    private let folder = PictureFolder("Docs/Screens/pictures", drawnBy: "ScreenPictureTests")

    func testEachPictureIsWhatIsDrawn() async throws {
        let drawn = try await draw()
        if Pen.isTaken { try folder.write(drawn) }
        for complaint in try folder.complaints(about: drawn) { XCTFail(complaint) }
    }

    func testThePageShowsEachPicture() async throws {
        let page = try GuidePage("Docs/Screens/Pictures.md", drawnBy: "ScreenPictureTests").text
        for screen in PicturedScreen.all {
            for theme in ColourTheme.allCases {
                let file = "pictures/\(screen.name)-\(theme.name).svg"
                XCTAssert(page.contains("\"\(file)\""), "the page does not show \(file)")
            }
        }
    }

    /// The texts of the pictures by the names of their files.
    private func draw() async throws -> [String: String] {
        var drawn: [String: String] = [:]
        for screen in PicturedScreen.all {
            let frames = try await screen.walk().frames
            for theme in ColourTheme.allCases {
                drawn["\(screen.name)-\(theme.name).svg"] = TerminalPicture(frames, theme).svg
            }
        }
        return drawn
    }
}
