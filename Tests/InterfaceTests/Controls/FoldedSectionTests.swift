import Coordination
import ScreenSupport
import TestSupport
import Wayline
import XCTest

/// A section that the user opens and closes.
@MainActor
final class FoldedSectionTests: XCTestCase {
    private let milk = TextField("Milk")
    private let order = Button("Order", isDefault: true)
    private lazy var more = Section("More", isOpen: false, [milk])

    private func driver() throws -> FlowDriver {
        try FlowDriver(FixedCoordinator([TextField("Name"), more, order]))
    }

    func testItsControlsAreShownWhileItIsOpen() async throws {
        let app = try driver()
        XCTAssertFalse(app.text.contains("Milk"), app.text)
        try await app.choose("More")
        XCTAssert(more.isOpen)
        try await app.type("oat", into: "Milk")
        try await app.choose("More")
        XCTAssertFalse(app.text.contains("Milk"), app.text)
        XCTAssertEqual(milk.text, "oat")
    }

    func testItSaysInWordsThatItIsClosed() async throws {
        let text = try driver().text
        XCTAssert(text.contains("More, section: closed"), text)
    }

    func testAnErrorInItOpensItAfterASubmit() async throws {
        let app = try driver()
        milk.error = "we have no oats"
        XCTAssertFalse(more.isOpen)
        try await app.choose("Order")
        XCTAssert(more.isOpen)
        XCTAssertEqual(app.focus, "Milk")
    }

    func testTheFocusThatTheScreenAsksForOpensIt() async throws {
        let app = try driver()
        let screen = try XCTUnwrap(app.screen as? FixedScreen)
        screen.focus(milk)
        try await app.wait()
        XCTAssertEqual(app.focus, "Milk")
    }

    func testTheFocusOpensASectionInAnother() async throws {
        let inner = Section("Inner", isOpen: false, [milk])
        let app = try FlowDriver(
            FixedCoordinator([Section("Outer", isOpen: false, [inner]), order]))
        try XCTUnwrap(app.screen as? FixedScreen).focus(milk)
        try await app.wait()
        XCTAssertEqual(app.focus, "Milk")
        XCTAssert(inner.isOpen)
    }

    func testItsHeadingFollowsItsLabel() async throws {
        let app = try driver()
        more.label = "Extras"
        XCTAssert(app.text.contains("Extras, section: closed"), app.text)
    }

    func testItIsPartOfTheDraft() async throws {
        let view = FixedView("", [more])
        view.beginDraft()
        more.isOpen = true
        milk.type("oat")
        let draft = FormDraft(of: view)
        let field = TextField("Milk")
        let other = Section("More", isOpen: false, [field])
        draft.fill(FixedView("", [other]))
        XCTAssert(other.isOpen)
        XCTAssertEqual(field.text, "oat")
    }

    func testASectionWithoutIsOpenStaysOpen() async throws {
        let section = Section("Cup", [milk])
        section.isOpen = false
        XCTAssert(section.isOpen)
    }
}
