import ScreenPictures
import Wayline
import XCTest

extension XCTestCase {
    /// Fails unless the page on controls shows these under `heading` as they are drawn: first on
    /// the full screen, then in plain lines. Returns the screen.
    @MainActor @discardableResult
    func assertPictures(
        _ controls: [Control], _ heading: String, file: StaticString = #filePath,
        line: UInt = #line
    ) async throws -> FullScreen {
        let navigator = try Navigator(Showcase(controls))
        let screen = FullScreen(cafe: navigator)
        try assertPicture(screen.body, in: "Controls", under: heading, file: file, line: line)
        let lines = await PlainTalk.controls(of: navigator)
        try assertPicture(lines, in: "Controls", under: heading, at: 1, file: file, line: line)
        return screen
    }
}
