import Binding
import Coordination
import TextMenu
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
        stage.press(.mouse(MouseEvent(.press, row: 3, column: 14)), "X")
        XCTAssertEqual(search.text, "aXbc")
    }

    func testEnterGoesOnToTheList() async throws {
        let stage = try Stage(FixedCoordinator([search, dishes]))
        stage.type("bú")
        stage.press(.enter)
        XCTAssertTrue(dishes.hasFocus)
    }

    func testPlainLinesAndADriverFillItIn() async throws {
        let talk = try PlainTalk([search], "1", "phở", "q")
        await talk.run()
        XCTAssertTrue(talk.written.contains("1. Search, search field: phở\n"), talk.written)
        try await FlowDriver(FixedCoordinator([search])).type("bún", into: "Search")
        XCTAssertEqual(search.text, "bún")
    }
}
