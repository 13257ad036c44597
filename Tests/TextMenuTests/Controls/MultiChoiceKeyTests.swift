import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineApplication
import WaylineInterface
import XCTest

@MainActor
final class MultiChoiceKeyTests: XCTestCase {
    private let toppings = MultiChoice("Toppings", ["cheese", "olives", "corn"])

    func testOnlyTheUsersFilterIsAChange() async throws {
        var count = 0
        let token = toppings.events.bind { if $0 == .change { count += 1 } }
        toppings.filter = "c"
        XCTAssertEqual(count, 0)
        let stage = try Stage(FixedCoordinator([toppings]))
        stage.type("/o")
        XCTAssertEqual(count, 1)
        let app = try FlowDriver(FixedCoordinator([toppings]))
        try await app.filter("Toppings", by: "x")
        XCTAssertEqual(count, 2)
        token.cancel()
    }

    func testKeysToggleAndFilter() async throws {
        let stage = try Stage(FixedCoordinator([toppings]))
        stage.press(.text(" "), .down, .enter)
        XCTAssertEqual(toppings.chosenOptions, ["cheese", "olives"])
        XCTAssertEqual(stage.markedLine, "◉ olives")
        XCTAssertNotNil(stage.line(with: "   ○ corn"))
        stage.type("/cor")
        stage.press(.enter, .enter)
        XCTAssertEqual(toppings.chosenOptions.last, "corn")
        stage.press(.escape)
        XCTAssertNotNil(stage.line(with: "   ◉ cheese"))
        stage.expectTrue()
    }

    func testPlainLinesToggleByANumber() async throws {
        let talk = try PlainTalk([toppings], "1.2", "1.3", "1.2", "q")
        await talk.run()
        XCTAssertTrue(talk.written.contains("  1. Toppings, multiple choice: 0 of 3 chosen\n"))
        XCTAssertTrue(talk.written(after: "«1.3»").contains("     1.3 corn, chosen\n"))
        XCTAssertEqual(toppings.chosen, ["corn"])
    }
}
