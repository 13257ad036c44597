import ScreenPictures
import TextMenu
import Wayline
import XCTest

/// The statements of Docs/TextMenu/Controls.md about all controls.
@MainActor
final class ControlsPageTests: XCTestCase {
    func testHintErrorAndSpokenLabel() async throws {
        let code = TextField("PIN")
        code.spokenLabel = "Code of your card"
        code.hint = "on its back"
        code.type("12")
        code.error = "six digits, please"
        let navigator = try Navigator(Showcase([code]))
        let heading = "What all controls have"
        let screen = FullScreen(cafe: navigator)
        try assertPicture(screen.body, in: "Controls", under: heading)
        let lines = await PlainTalk.controls(of: navigator)
        try assertPicture(lines, in: "Controls", under: heading, at: 1)
    }

    func testEventsOfAnyControl() async throws {
        var received: [String] = []
        let name = TextField("Name")
        let tokens = [
            name.publisher(for: .submit).sink { _ in received.append("submit") },
            name.textPublisher.bind { received.append($0) },
        ]
        name.type("An")
        name.submit()
        XCTAssertEqual(received, ["An", "submit"])
        withExtendedLifetime(tokens) {}
    }
}
