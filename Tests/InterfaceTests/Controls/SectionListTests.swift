import Coordination
import ScreenSupport
import Wayline
import XCTest

/// Items that the user opens and closes in place.
@MainActor
final class SectionListTests: XCTestCase {
    private let thread = SectionList<Message>("Thread", title: \.sender) { [Label($0.text)] }

    override func setUp() async throws {
        thread.items = [
            .init(1, "An", "Shall we?"), .init(2, "Ba", "Yes."), .init(3, "An", "At 9."),
        ]
    }

    private func driver() throws -> FlowDriver { try FlowDriver(FixedCoordinator([thread])) }

    func testAnItemOpensAndClosesInPlace() async throws {
        let app = try driver()
        XCTAssertFalse(app.text.contains("Yes."), app.text)
        try await app.choose("Ba")
        XCTAssert(app.text.contains("Ba, section: open\nYes.\nAn (2)"), app.text)
        try await app.choose("Ba")
        XCTAssertFalse(app.text.contains("Yes."), app.text)
    }

    func testItemsWithTheSameTitleHaveNumbers() async throws {
        let app = try driver()
        try await app.choose("An (2)")
        XCTAssert(app.text.contains("At 9."), app.text)
        XCTAssertFalse(app.text.contains("Shall we?"), app.text)
    }

    func testAKnownItemStaysOpenWhenTheItemsChange() async throws {
        thread.sections[2].isOpen = true
        thread.items = [.init(3, "Chi", "At 10."), .init(1, "An", "Shall we?")]
        XCTAssertEqual(thread.sections.map(\.label), ["Chi", "An"])
        XCTAssertEqual(thread.sections.map(\.isOpen), [true, false])
        XCTAssert(try driver().text.contains("At 10."))
    }

    func testTheControlsOfAnEqualItemStay() async throws {
        let before = thread.sections.map(\.controls[0])
        thread.items[1] = .init(2, "Ba", "No.")
        let areSame = zip(before, thread.sections).map { $0 === $1.controls[0] }
        XCTAssertEqual(areSame, [true, false, true])
    }

    func testNewItemsAreOpenIfTheListSaysSo() async throws {
        let list = SectionList("Thread", thread.items, isOpen: { $0.id == 3 }, title: \.sender) {
            [Label($0.text)]
        }
        XCTAssertEqual(list.sections.map(\.isOpen), [false, false, true])
    }

    func testTheOpenItemsArePartOfTheDraftAndWaitForTheItems() async throws {
        let view = FixedView("", [thread])
        view.beginDraft()
        thread.sections[2].isOpen = true
        let draft = FormDraft(of: view)
        let later = SectionList<Message>("Thread", title: \.sender) { [Label($0.text)] }
        draft.fill(FixedView("", [later]))
        later.items = thread.items
        XCTAssertEqual(later.sections.map(\.isOpen), [false, false, true])
    }
}

private struct Message: Identifiable, Equatable {
    let id: Int
    let sender: String
    let text: String

    init(_ id: Int, _ sender: String, _ text: String) {
        (self.id, self.sender, self.text) = (id, sender, text)
    }
}
