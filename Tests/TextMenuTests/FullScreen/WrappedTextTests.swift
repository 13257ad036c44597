import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// Texts that are too long for one row of the full screen, and take several.
@MainActor
final class WrappedTextTests: XCTestCase {
    private func stage(_ controls: Control..., columns: Int = 30) throws -> Stage {
        try Stage(FixedCoordinator(controls), columns: columns)
    }

    /// The rows from the first one with `text` to the next empty one.
    private func rows(_ stage: Stage, from text: String) -> [String] {
        let lines = stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map(String.init).drop { !$0.contains(text) }.prefix { !$0.isEmpty }.map(\.self)
    }

    func testALongButtonTakesSeveralRows() async throws {
        let button = Button("Pay for all that is in the cart now")
        let stage = try stage(button, Button("Go"))
        XCTAssertEqual(
            rows(stage, from: "Pay"), ["›1 Pay for all that is in", "   the cart now", " 2 Go"])
        XCTAssertEqual(stage.text(in: .focused), "›1 Pay for all that is in the cart now ")
        stage.press(.down)
        XCTAssertEqual(stage.text(in: .focused), "›2 Go ")
        stage.expectTrue()
    }

    func testTheKeyOfALongButtonStandsInItsLastRow() async throws {
        let button = Button("Pay for all that is in the cart now", isDefault: true)
        let stage = try stage(
            button, Button("Pay for all of them", key: .control("x")), columns: 32)
        XCTAssertEqual(
            rows(stage, from: "Pay"),
            [
                "›1 [ Pay for all that is in", "     the cart now ]", "   Pay for all of them  ^X",
            ])
        stage.resize(columns: 25, rows: 24)
        XCTAssertEqual(
            rows(stage, from: "all of"), ["   Pay for all of", "   them  ^X"])
        stage.press(.down)
        XCTAssertEqual(stage.text(in: .focused), "›  Pay for all of them  ^X ")
        stage.expectTrue()
    }

    func testNoRowMovesWhileALongButtonWorks() async throws {
        for length in 10...40 {
            let button = Button(String(repeating: "p", count: length))
            let (stage, below) = (try stage(button, Label("Below")), "Below")
            func row() -> Int? {
                stage.glass.text.split(separator: "\n").firstIndex { $0.contains(below) }
            }
            let before = row()
            button.onTap(self) { _ in await Task.yield() }
            stage.press(.enter)
            XCTAssertTrue(button.isWorking)
            XCTAssertEqual(row(), before, "\(length)")
        }
    }

    func testAClickOnEachRowOfAButtonPressesIt() async throws {
        let button = Button("Pay for all that is in the cart now")
        let stage = try stage(button)
        var count = 0
        let token = button.tapPublisher.bind { count += 1 }
        for row in 3...4 { stage.press(.mouse(Key.MouseEvent(.press, row: row, column: 5))) }
        XCTAssertEqual(count, 2)
        token.cancel()
    }

    func testALongHeadingTakesSeveralRows() async throws {
        let stage = try stage(List("The dishes that our guests like most", ["phở"]))
        XCTAssertEqual(
            rows(stage, from: "dishes"),
            ["   The dishes that our guests", "   like most", "›  phở"])
        stage.expectTrue()
    }

    func testALongNameAndALongValueStandBesideEachOther() async throws {
        let values = NamedValues(
            "", [.init("The name of the guest", "An"), .init("Dish", "phở with beef and herbs")])
        let stage = try stage(values)
        XCTAssertEqual(
            rows(stage, from: "name"),
            [
                "   The name of An", "   the guest", "   Dish        phở with beef",
                "               and herbs",
            ])
        stage.expectTrue()
    }
}
