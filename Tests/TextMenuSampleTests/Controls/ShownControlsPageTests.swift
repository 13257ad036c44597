import ScreenPictures
import Wayline
import XCTest

/// The controls of Docs/TextMenu/Controls.md that show something.
@MainActor
final class ShownControlsPageTests: XCTestCase {
    private let viewModel = Coffee()
    private var bindings: Set<AnyCancellable> = []

    func testLabel() async throws {
        let message = Label("", .faint)
        viewModel.message.bind(\.text, on: message).store(in: &bindings)
        try await assertPictures([message], "Label")
    }

    func testSpinner() async throws {
        let brewing = Spinner("Brewing")
        viewModel.isBrewing.bind(\.isSpinning, on: brewing).store(in: &bindings)
        try await assertPictures([brewing], "Spinner")
    }

    func testProgressBar() async throws {
        let brewed = ProgressBar("Brewed")
        viewModel.brewed.bind(\.fraction, on: brewed).store(in: &bindings)
        try await assertPictures([brewed], "ProgressBar")
    }

    func testTable() async throws {
        let bill = Table("Bill", [.init("Coffee", "2.80"), .init("Oat milk", "0.40")])
        try await assertPictures([bill], "Table")
    }

    func testPicture() async throws {
        let guest = Picture("An Nguyen")
        try await assertPictures([guest], "Picture")
    }

    func testSection() async throws {
        let drink = Section("Your drink", [Choice("Size", ["small", "large"]), Toggle("Sugar")])
        try await assertPictures([drink], "Section")
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
