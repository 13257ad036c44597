import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

@MainActor
final class StepperKeyTests: XCTestCase {
    private let quantity = Stepper("Quantity", in: 1...3)
    private let order = Button("Order")

    private func stage(_ value: Int) throws -> Stage {
        quantity.value = value
        return try Stage(FixedCoordinator([quantity, order]))
    }

    func testKeysChangeItByAStepWithinTheLimits() async throws {
        let stage = try stage(2)
        XCTAssertEqual(stage.markedLine, "Quantity  − 2 +")
        for (key, value): (Key, Int) in [("+", 3), ("=", 3), ("-", 2), ("-", 1), ("-", 1)] {
            stage.press(key)
            XCTAssertEqual(quantity.value, value)
            stage.expectTrue()
        }
    }

    func testAClickOnASignIsAStep() async throws {
        let stage = try stage(2)
        stage.press(.mouse(Key.MouseEvent(.press, row: 3, column: 17)))
        XCTAssertEqual(quantity.value, 3)
        stage.press(.mouse(Key.MouseEvent(.press, row: 3, column: 13)))
        XCTAssertEqual(quantity.value, 2)
        stage.press(.mouse(Key.MouseEvent(.press, row: 3, column: 15)), .backspace, "1")
        XCTAssertEqual(quantity.value, 1)
    }

    func testArrowsDoNotChangeIt() async throws {
        let stage = try stage(2)
        stage.press(.left, .right, .down)
        XCTAssertEqual(quantity.value, 2)
        XCTAssertEqual(stage.markedLine, "Order")
    }

    func testEnterLetsTheUserTypeTheNumber() async throws {
        let stage = try stage(1)
        stage.press(.enter, .backspace, "9", .enter)
        XCTAssertEqual(stage.markedLine, "Quantity  9")
        XCTAssertNotNil(stage.line(with: "Type a number from 1 to 3."))
        stage.press(.backspace, "3", .enter)
        XCTAssertEqual(stage.markedLine, "Order")
        XCTAssertEqual(quantity.value, 3)
        stage.press(.up, .enter, .escape, "-")
        XCTAssertEqual(quantity.value, 2)
        stage.expectTrue()
    }

    func testADigitReplacesTheNumber() async throws {
        let stage = try stage(1)
        stage.press("3", .enter)
        XCTAssertEqual(quantity.value, 3)
        XCTAssertEqual(stage.markedLine, "Order")
        stage.press(.up, .enter, "2", .enter)
        XCTAssertEqual(quantity.value, 2)
        stage.expectTrue()
    }

    func testEscapeBringsTheNumberBack() async throws {
        let stage = try stage(2)
        stage.press("9", "9", .escape)
        XCTAssertEqual(stage.markedLine, "Quantity  − 2 +")
        XCTAssertEqual(quantity.note, "")
        stage.press("1", .escape, "+")
        XCTAssertEqual(quantity.value, 3)
        stage.press("9")
        quantity.value = 1
        stage.press(.escape)
        XCTAssertEqual(quantity.value, 1)
        stage.expectTrue()
    }

    func testTheFootNamesItsKeys() async throws {
        let stage = try stage(1)
        XCTAssertNotNil(stage.line(with: " + - change   ⏎ type   ↑↓ move"), stage.account)
        stage.press(.enter)
        XCTAssertNotNil(stage.line(with: " ⏎ next   esc cancel   ↑↓ move"), stage.account)
    }

    func testWithoutUnicodeTheMinusIsASCII() async throws {
        quantity.value = 2
        let stage = try Stage(FixedCoordinator([quantity]), isUnicode: false)
        XCTAssertNotNil(stage.line(with: "Quantity  - 2 +"))
    }

    func testPlainLinesTakeAStepOrANumber() async throws {
        quantity.value = 1
        let talk = try PlainTalk([quantity], "1", "+", "1", "3", "1", "-", "q")
        await talk.run()
        for (line, value) in [("+", 2), ("3", 3), ("-", 2)] {
            let answer = "Quantity: «\(line)»\n  1. Quantity, stepper: \(value)\n"
            XCTAssertTrue(talk.written.contains(answer), talk.written)
        }
    }

    func testOnlyAClickOnItsRowSteps() async throws {
        let stage = try stage(2)
        quantity.hint = "for all of you, and for me"
        stage.turn()
        let row = try XCTUnwrap(
            stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains("for all") })
        for column in 12...17 {
            stage.press(.mouse(Key.MouseEvent(.press, row: row, column: column)))
        }
        XCTAssertEqual(quantity.value, 2)
        XCTAssertFalse(quantity.isTyping)
    }
}
