import ScreenPictures
import Wayline
import XCTest

/// The controls of Docs/TextMenu/Controls.md that show something.
@MainActor
final class ShownControlsPageTests: XCTestCase {
    private let coffee = CoffeeScreen()

    override func setUp() async throws {
        coffee.start()
    }

    func testControls() async throws {
        let view = coffee.view
        try await assertPictures([view.message], "Label")
        try await assertPictures([view.brewing], "Spinner")
        try await assertPictures([view.brewed], "ProgressBar")
        try await assertPictures([view.bill], "Table")
        try await assertPictures([view.guest], "Picture")
        try await assertPictures([view.drink], "Section")
    }

    func testContainer() async throws {
        let screens = [ShowcaseScreen([Picture("An Nguyen")]), ShowcaseScreen([Button("Pay")])]
        let card = Container("Your card", screens)
        try await assertPictures([card], "Container")
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
