import ScreenPictures
import Wayline
import XCTest

/// The controls of Docs/TextMenu/Controls.md that a user acts on.
@MainActor
final class InputControlsPageTests: XCTestCase {
    private let coffee = CoffeeScreen()

    override func setUp() async throws {
        coffee.start()
    }

    func testTextField() async throws {
        let screen = try await assertPictures([coffee.view.name], "TextField")
        screen.type("An")
        XCTAssertEqual(coffee.viewModel.name.value, "An")
        try assertPicture(screen.body, in: "Controls", under: "TextField", at: 2)
    }

    func testSecureField() async throws {
        coffee.view.code.type("271828")
        XCTAssertEqual(coffee.viewModel.code.value, "271828")
        try await assertPictures([coffee.view.code], "SecureField")
    }

    func testButton() async throws {
        let order = Button("Order")
        order.onTap(self) { await $0.brew() }
        let cancel = Button("Cancel")
        cancel.isEnabled = false
        try await assertPictures([order, cancel], "Button")
    }

    func testToggle() async throws {
        try await assertPictures([coffee.view.sugar], "Toggle")
    }

    func testChoice() async throws {
        try await assertPictures([coffee.view.size], "Choice")
    }

    func testList() async throws {
        let screen = try await assertPictures([coffee.view.milks], "List")
        screen.type("/o\r")
        try assertPicture(screen.body, in: "Controls", under: "List", at: 2)
        coffee.view.milks.choose(at: 1)
        XCTAssertEqual(coffee.viewModel.milk.value, "almond")
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

    func testHintErrorAndSpokenLabel() async throws {
        let code = TextField("PIN")
        code.spokenLabel = "Code of your card"
        code.hint = "on its back"
        code.type("12")
        code.error = "six digits, please"
        try await assertPictures([code], "What all controls have")
    }

    private func brew() async {}
}
