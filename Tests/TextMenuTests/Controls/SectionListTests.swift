import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// Items that open in place, in the front ends.
@MainActor
final class SectionListTests: XCTestCase {
    private let thread = SectionList("Thread", [7, 17].map(Bill.init), title: \.guest) {
        [Label("Bill \($0.id)")]
    }

    func testEnterOpensAnItemBelowItsRow() async throws {
        let stage = try Stage(FixedCoordinator([thread]))
        stage.press(.down, .enter)
        let lines = stage.glass.text.split(separator: "\n").map(String.init)
        let start = try XCTUnwrap(lines.firstIndex { $0.contains("Guest 7 ") }, stage.account)
        XCTAssert(lines[start + 1].hasPrefix("›  Guest 7 (2)"), stage.account)
        XCTAssert(lines[start + 2].contains("Bill 17"), stage.account)
        stage.expectTrue()
    }

    func testTheNumberOfAnItemOpensAndPrintsIt() async throws {
        let talk = try PlainTalk([thread], "2", "q")
        await talk.run()
        let printed = talk.written(after: "«2»")
        XCTAssert(printed.contains("Guest 7 (2), section: open\n"), talk.written)
        XCTAssert(printed.contains("Bill 17\n"), talk.written)
        XCTAssertFalse(talk.written.contains("Bill 7\n"), talk.written)
    }
}
