import Binding
import TextMenu
import XCTest

@MainActor
final class StepperTests: XCTestCase {
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
        stage.press(.mouse(MouseEvent(.press, row: 3, column: 17)))
        XCTAssertEqual(quantity.value, 3)
        stage.press(.mouse(MouseEvent(.press, row: 3, column: 13)))
        XCTAssertEqual(quantity.value, 2)
        stage.press(.mouse(MouseEvent(.press, row: 3, column: 15)), .backspace, "1")
        XCTAssertEqual(quantity.value, 1)
    }

    func testArrowsDoNotChangeIt() async throws {
        let stage = try stage(2)
        stage.press(.left, .right, .down)
        XCTAssertEqual(quantity.value, 2)
        XCTAssertEqual(stage.markedLine, "1  Order")
    }

    func testEnterLetsTheUserTypeTheNumber() async throws {
        let stage = try stage(1)
        stage.press(.enter, .backspace, "9", .enter)
        XCTAssertEqual(stage.markedLine, "Quantity  9")
        XCTAssertNotNil(stage.line(with: "Type a number from 1 to 3."))
        stage.press(.backspace, "3", .enter)
        XCTAssertEqual(stage.markedLine, "1  Order")
        XCTAssertEqual(quantity.value, 3)
        stage.press(.up, .enter, .escape, "-")
        XCTAssertEqual(quantity.value, 2)
        stage.expectTrue()
    }

    func testTheFootNamesItsKeys() async throws {
        let stage = try stage(1)
        XCTAssertNotNil(stage.line(with: " + - change   ⏎ type   ↑↓ move"), stage.account)
        stage.press(.enter)
        XCTAssertNotNil(stage.line(with: " ⏎ next   ↑↓ move"), stage.account)
    }

    func testWithoutUnicodeTheMinusIsASCII() async throws {
        quantity.value = 2
        let stage = try Stage(FixedCoordinator([quantity]), isUnicode: false)
        XCTAssertNotNil(stage.line(with: "Quantity  - 2 +"))
    }

    func testAStepEndsAtALimitOfTheType() async throws {
        let whole = Stepper("All", in: Int.min...Int.max, step: Int.max)
        whole.value = 1
        whole.increase()
        XCTAssertEqual(whole.value, Int.max)
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

    func testADriverTypesAStepOrANumber() async throws {
        let value = Observable(1)
        let token = quantity.bind(bothWays: value)
        let app = try FlowDriver(FixedCoordinator([quantity]))
        try await app.type("3", into: "Quantity")
        try await app.type("-", into: "Quantity")
        XCTAssertEqual(value.value, 2)
        token.cancel()
    }
}
