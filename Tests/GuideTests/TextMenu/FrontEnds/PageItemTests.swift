import Wayline
import XCTest

/// The items of a page: what programs read, and what they do.
@MainActor
final class PageItemTests: XCTestCase {
    private func navigator(_ controls: Control...) throws -> Navigator {
        try Navigator(Showcase(controls))
    }

    private func items(_ navigator: Navigator) -> [Page.Item] {
        Page(of: navigator).items(navigator, in: .english)
    }

    private func item(_ name: String, _ navigator: Navigator) throws -> Page.Item {
        try XCTUnwrap(items(navigator).first { $0.name == name })
    }

    func testARowHasAllItsColumnsAndTheNameOfItsTable() async throws {
        let table = Table<(String, Int)>(
            "Drinks", [("tea", 3), ("coffee", 4)],
            columns: [
                Column("Name", sortedBy: \.0) { $0.0 },
                Column("Price", sortedBy: \.1) { "\($0.1) €" },
            ])
        let navigator = try navigator(table)
        XCTAssertEqual(try item("tea", navigator).state, "tea, Price: 3 €")
        XCTAssertEqual(try item("tea", navigator).owner, "Drinks")
        try item("Drinks", navigator).actions["sort by Price, descending"]?()
        XCTAssertEqual(
            items(navigator).filter { $0.role == "option" }.map(\.name), ["coffee", "tea"])
        try item("Drinks", navigator).actions["do not sort"]?()
        XCTAssertEqual(
            items(navigator).filter { $0.role == "option" }.map(\.name), ["tea", "coffee"])
    }

    func testOptionsAreChosenAndFiltered() async throws {
        let list = List("Drinks", ["tea", "coffee"])
        let navigator = try navigator(list)
        try item("Drinks", navigator).inputs["filter"]?("te")
        XCTAssertNil(items(navigator).first { $0.name == "coffee" })
        var chosen: [String] = []
        let token = list.chosenPublisher.bind { chosen.append($0) }
        try item("tea", navigator).actions["choose"]?()
        XCTAssertEqual(chosen, ["tea"])
        withExtendedLifetime(token) {}
    }

    func testRowsAreSelectedAndActedOn() async throws {
        let list = List("Letters", ["ash", "box"], id: \.self, selects: .several) { $0 }
        list.actions = [
            RowAction(forSelected: "Archive", list) { list, letters in
                list.items.removeAll(where: letters.contains)
            }
        ]
        let navigator = try navigator(list)
        try item("Letters", navigator).actions["select all"]?()
        try item("ash", navigator).actions["deselect"]?()
        XCTAssertEqual(try item("box", navigator).state, "selected")
        try item("Letters", navigator).actions["Archive"]?()
        XCTAssertEqual(list.items, ["ash"])
        XCTAssertNil(try item("Letters", navigator).actions["Archive"])
        XCTAssertNotNil(try item("ash", navigator).actions["select"])
    }

    func testALongListShowsTheRowsAroundTheMarkedOne() async throws {
        let navigator = try navigator(List("Rows", (1...600).map { "row \($0)" }))
        XCTAssertEqual(items(navigator).count { $0.role == "option" }, 50)
        try item("Rows", navigator).inputs["show row"]?("300")
        XCTAssertEqual(try item("row 300", navigator).owner, "Rows")
        XCTAssertNil(items(navigator).first { $0.name == "row 1" })
    }

    func testAChoiceShowsAllItsOptions() async throws {
        let navigator = try navigator(Choice("Year", Array(1950...2030)) { "\($0)" })
        XCTAssertEqual(items(navigator).count { $0.role == "option" }, 81)
    }

    func testEnterInTheLastFieldOfAFormPressesTheDefaultButton() async throws {
        let (name, save) = (TextField("Name"), Button("Save", isDefault: true))
        var events: [ControlEvent] = []
        let tokens = [name.events, save.events].map { $0.bind { events.append($0) } }
        let navigator = try navigator(name, save)
        try item("Name", navigator).inputs["type"]?("An")
        try item("Name", navigator).actions["submit"]?()
        XCTAssertEqual(events, [.focus, .change, .blur, .submit, .tap])
        withExtendedLifetime(tokens) {}
    }

    func testAnEmptyListSaysSo() async throws {
        let list = List("Milk", [String]())
        list.emptyText = "No milk today."
        XCTAssertEqual(try item("Milk", try navigator(list)).note, "No milk today.")
    }

    func testTheTextOfAnEmptyListIsInTheLanguageOfTheUserUnlessItIsTheApps() async throws {
        let navigator = try navigator(
            List("Milk", [String]()), List("Tea", [String](), emptyText: "No tea."))
        let items = Page(of: navigator).items(navigator, in: .vietnamese)
        XCTAssertEqual(items.map(\.note).suffix(2), ["Không có gì ở đây.", "No tea."])
    }

    func testTheWordsAreInTheLanguageOfTheUser() async throws {
        let list = List("Tea", ["black"])
        list.isEnabled = false
        let navigator = try navigator(Toggle("Milk"), list)
        let items = Page(of: navigator).items(navigator, in: .vietnamese)
        XCTAssertEqual(items.first { $0.name == "Milk" }?.state, "tắt")
        XCTAssertEqual(items.map(\.isEnabled), [true, true, false, false])
    }
}
