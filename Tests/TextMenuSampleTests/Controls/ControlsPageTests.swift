import ScreenPictures
import Wayline
import XCTest

/// What Docs/TextMenu/Controls.md says about all controls and about alerts.
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

    func testAlert() async throws {
        let navigator = try Navigator(Showcase([Button("Leave")]))
        let question = Alert(
            "Leave without your coffee?", message: "It is being brewed.",
            actions: [.init("Wait"), .init("Leave", route: "leave-anyway")])
        navigator.go(.alert(question))
        let screen = FullScreen(cafe: navigator, rows: 12)
        try assertPicture(screen.text, in: "Controls", under: "Alerts")
        let talk = await PlainTalk.of(navigator, "1")
        let end = talk.range(of: "\n\nChoose")?.lowerBound ?? talk.endIndex
        try assertPicture(String(talk[..<end]), in: "Controls", under: "Alerts", at: 1)
    }
}
