import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

@MainActor
final class SearchFieldTests: XCTestCase {
    private let search = SearchField("Search", placeholder: "a dish")
    private let dishes = List("Dishes", ["phở", "bún"])

    func testEscapeClearsTheTextFirstAndThenGoesBack() async throws {
        var texts: [String] = []
        let token = search.textPublisher.bind { texts.append($0) }
        let stage = try Stage(FixedCoordinator([], next: [search]))
        stage.navigator.go(.push("next"))
        stage.type("ph")
        XCTAssertEqual(stage.markedLine, "Search  / ph")
        XCTAssertNotNil(stage.line(with: "esc clear"))
        stage.press(.escape)
        XCTAssertEqual(texts, ["p", "ph", ""])
        XCTAssertEqual(stage.markedLine, "Search  / a dish")
        stage.press(.escape)
        XCTAssertEqual(stage.navigator.state.path, ["first"])
        stage.expectTrue()
        token.cancel()
    }

    func testAClickSetsTheCursorBehindTheSign() async throws {
        search.text = "abc"
        let stage = try Stage(FixedCoordinator([search]))
        stage.press(.mouse(Key.MouseEvent(.press, row: 3, column: 14)), "X")
        XCTAssertEqual(search.text, "aXbc")
    }

    func testEnterGoesOnToTheList() async throws {
        let stage = try Stage(FixedCoordinator([search, dishes]))
        stage.type("bú")
        stage.press(.enter)
        XCTAssertTrue(dishes.hasFocus)
    }

    func testEnterInASearchOrAmongSeveralLinesPressesNoButton() async throws {
        let order = Button("Order", isDefault: true)
        var taps = 0
        let token = order.tapPublisher.bind { taps += 1 }
        for field in [search, TextArea("Note")] {
            let app = try FlowDriver(FixedCoordinator([field, order]))
            try await app.submit(field.label)
            let talk = try PlainTalk(
                [field, order], "1", "phở", field === search ? "" : ".", "", "q")
            await talk.run()
        }
        XCTAssertEqual(taps, 0)
        token.cancel()
    }

    func testEnterTwiceInASearchPressesNoButtonWhileItsListLoads() async throws {
        let (order, isHot) = (Button("Order", isDefault: true), Toggle("Hot"))
        var taps = 0
        let token = order.tapPublisher.bind { taps += 1 }
        for isHidden in [true, false] {
            let loading = List("Dishes")
            loading.isHidden = isHidden
            let stage = try Stage(FixedCoordinator([search, loading, isHot, order]))
            XCTAssertNil(stage.line(with: "⏎ next"))
            stage.press(.enter, .enter)
            XCTAssertTrue(search.hasFocus)
            (loading.items, loading.isHidden) = (["phở"], false)
            stage.press(.enter, .enter)
            XCTAssertEqual(loading.chosenIndex, 0)
        }
        XCTAssertEqual(taps, 0)
        XCTAssertFalse(isHot.isOn)
        token.cancel()
    }

    func testEnterInASearchGoesOnToAFieldBehindButtons() async throws {
        let name = TextField("Name")
        let stage = try Stage(FixedCoordinator([search, Button("Clear"), name]))
        stage.press(.enter)
        XCTAssertTrue(name.hasFocus)
    }

    func testEnterBeforeAnEmptyListPressesNoButton() async throws {
        let (name, order) = (TextField("Name"), Button("Order", isDefault: true))
        var taps = 0
        let token = order.tapPublisher.bind { taps += 1 }
        let stage = try Stage(FixedCoordinator([name, List("Dishes"), order]))
        stage.press(.enter)
        XCTAssertEqual(taps, 0)
        stage.press(.enter)
        XCTAssertEqual(taps, 1)
        token.cancel()
    }

    func testPlainLinesAndADriverFillItIn() async throws {
        let talk = try PlainTalk([search], "1", "phở", "q")
        await talk.run()
        XCTAssertTrue(talk.written.contains("1. Search, search field: phở\n"), talk.written)
        try await FlowDriver(FixedCoordinator([search])).type("bún", into: "Search")
        XCTAssertEqual(search.text, "bún")
    }
}
