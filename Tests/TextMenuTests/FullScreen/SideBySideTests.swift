import Binding
import Coordination
import ScreenSupport
import TestSupport
import TextMenu
import WaylineInterface
import XCTest

/// A container beside the other controls of its view.
@MainActor
final class SideBySideTests: XCTestCase {
    private let letters = List("Letters", (1...9).map { "Letter \($0)" })
    private let text = Label("Dear Hoa, the bakery is closed on Monday.")
    private let reply = Button("Reply")
    private let write = Button("Write")

    private func controls(_ others: [Control] = []) -> [Control] {
        let letter = FixedScreen("Letter", [text] + others + [reply])
        return [letters, Container("Open letter", isBeside: true, [letter]), write]
    }

    private func stage(columns: Int, rows: Int = 24, _ others: [Control] = []) throws -> Stage {
        try Stage(FixedCoordinator(controls(others)), columns: columns, rows: rows)
    }

    func testBothColumnsAreShownOnAWideScreen() async throws {
        let stage = try stage(columns: 100)
        let line = try XCTUnwrap(stage.line(with: "Letter 1"))
        XCTAssert(line.contains("│"), stage.account)
        XCTAssertNotNil(stage.line(with: "Write  "), stage.account)
        let heading = try XCTUnwrap(stage.line(with: "Open letter"))
        XCTAssertEqual(heading.prefix { $0 != "O" }.count, 44, stage.account)
        stage.expectTrue()
    }

    func testANarrowScreenShowsThemInTheirOrder() async throws {
        let stage = try stage(columns: 99)
        XCTAssertNil(stage.line(with: "│"), stage.account)
        let texts = ["Letter 9", "Open letter", "Dear Hoa", "Reply", "Write"]
        let places = texts.compactMap { stage.glass.text.range(of: $0)?.lowerBound }
        XCTAssertEqual(places.count, 5, stage.account)
        XCTAssertEqual(places, places.sorted())
    }

    func testTheFocusGoesThroughThemInTheirOrder() async throws {
        let stage = try stage(columns: 120)
        stage.press(.tab)
        XCTAssert(reply.hasFocus)
        stage.press(.tab)
        XCTAssert(write.hasFocus)
        stage.expectTrue()
    }

    func testAChangeIsDrawnInItsColumn() async throws {
        let stage = try stage(columns: 120)
        stage.press(.down)
        text.text = "Dear Minh"
        stage.turn()
        XCTAssertNotNil(stage.line(with: "Dear Minh"))
        XCTAssertNotNil(stage.line(with: "›  Letter 2"), stage.account)
        XCTAssertLessThan(stage.byteCount, 200)
        stage.expectTrue()
    }

    func testAClickFindsTheColumn() async throws {
        let stage = try stage(columns: 200)
        var taps = 0
        let token = reply.tapPublisher.bind { taps += 1 }
        try stage.click("Reply")
        try stage.click("Letter 3")
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(letters.chosenIndex, 2)
        token.cancel()
    }

    func testOnlyTheColumnOfTheFocusScrolls() async throws {
        let stage = try stage(columns: 100, (1...30).map { Label("line \($0)") })
        XCTAssertNil(stage.line(with: "line 30"), stage.account)
        stage.press(.tab)
        XCTAssertNotNil(stage.line(with: "line 30"), stage.account)
        XCTAssertNotNil(stage.line(with: "Letter 1"), stage.account)
        stage.press(.backTab)
        XCTAssertNotNil(stage.line(with: "line 1"), stage.account)
        stage.expectTrue()
    }

    func testTheWheelScrollsTheColumnUnderIt() async throws {
        let stage = try stage(columns: 100, (1...30).map { Label("line \($0)") })
        for _ in 1...20 { stage.press(.mouse(Key.MouseEvent(.wheelDown, row: 12, column: 70))) }
        XCTAssertNotNil(stage.line(with: "line 30"), stage.account)
        XCTAssertNotNil(stage.line(with: "Letter 1"), stage.account)
        stage.press(.down)
        XCTAssertNotNil(stage.line(with: "line 1"), stage.account)
        stage.expectTrue()
    }

    func testAnEmptyContainerLeavesTheRoomToTheOthers() async throws {
        let stage = try Stage(
            FixedCoordinator([letters, Container("Letter", isBeside: true)]), columns: 120)
        XCTAssertNil(stage.line(with: "│"), stage.account)
    }

    func testRandomKeysShowTheFrame() async throws {
        var random = SplitMix.printed()
        let keys: [Key] = [.up, .down, .tab, .backTab, .pageDown, .home, .end, .enter, "/", "a"]
        let stage = try stage(columns: 110, (1...30).map { TextField("line \($0)") })
        for number in 1...TestSize.count(200, all: 3000) {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: stage.resize(columns: .random(in: 20...200, using: &random), rows: 20)
            case 1:
                text.text = "\(number)"
                stage.turn()
            case 2, 3:
                let (row, column) = (Int.random(in: 0..<20, using: &random), number % 110)
                let kind = [Key.MouseEvent.Kind.press, .wheelUp, .wheelDown][number % 3]
                stage.press(.mouse(Key.MouseEvent(kind, row: row, column: column)))
            default: stage.press(keys.randomElement(using: &random) ?? .up)
            }
            guard stage.isTrue else { return XCTFail("at \(number): \(stage.account)") }
        }
    }
}
