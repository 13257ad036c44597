import ScreenPictures
import Wayline
import XCTest

/// The controls of Docs/TextMenu/Controls.md that a user acts on.
@MainActor
final class InputControlsPageTests: XCTestCase {
    private let viewModel = Coffee()
    private var bindings: Set<AnyCancellable> = []

    func testTextField() async throws {
        let name = TextField("Name", placeholder: "we call it out")
        name.bind(bothWays: viewModel.name).store(in: &bindings)
        let screen = try await assertPictures([name], "TextField")
        screen.type("An")
        XCTAssertEqual(viewModel.name.value, "An")
        try assertPicture(screen.body, in: "Controls", under: "TextField", at: 2)
    }

    func testSecureField() async throws {
        let code = SecureField("Code")
        code.bind(bothWays: viewModel.code).store(in: &bindings)
        code.hint = "six digits"
        code.type("271828")
        XCTAssertEqual(viewModel.code.value, "271828")
        try await assertPictures([code], "SecureField")
    }

    func testButton() async throws {
        let order = Button("Order")
        order.onTap(self) { await $0.brew() }
        let cancel = Button("Cancel")
        cancel.isEnabled = false
        try await assertPictures([order, cancel], "Button")
    }

    func testToggle() async throws {
        let sugar = Toggle("Sugar")
        sugar.bind(bothWays: viewModel.isSweet).store(in: &bindings)
        try await assertPictures([sugar], "Toggle")
    }

    func testChoice() async throws {
        let size = Choice("Size", CupSize.allCases) { $0.rawValue }
        size.bind(bothWays: viewModel.size).store(in: &bindings)
        try await assertPictures([size], "Choice")
    }

    func testList() async throws {
        let milks = List<String>("Milk", emptyText: "No milk today.")
        viewModel.milks.bind(\.items, on: milks).store(in: &bindings)
        milks.selectionPublisher.bind(to: self) { $0.viewModel.milk.value = $1 }
            .store(in: &bindings)
        let screen = try await assertPictures([milks], "List")
        screen.type("/o\r")
        try assertPicture(screen.body, in: "Controls", under: "List", at: 2)
        milks.choose(at: 1)
        XCTAssertEqual(viewModel.milk.value, "almond")
    }

    func testEventsOfAnyControl() async throws {
        var received: [String] = []
        let name = TextField("Name")
        name.publisher(for: .submit).sink { _ in received.append("submit") }.store(in: &bindings)
        name.textPublisher.bind { received.append($0) }.store(in: &bindings)
        name.type("An")
        name.submit()
        XCTAssertEqual(received, ["An", "submit"])
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
