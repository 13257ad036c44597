import ScreenPictures
import TextMenu
import Wayline
import XCTest

/// The picture of Docs/TextMenu/README.md.
@MainActor
final class ReadmePageTests: XCTestCase {
    func testTheScreenInATerminal() async throws {
        let screen = FullScreen(cafe: try Navigator(CafeCoordinator()), rows: 9)
        screen.type("An")
        try assertPicture(screen.text, in: "README", under: "A view and a screen")
    }
}
