import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

@MainActor
final class NumberFieldTests: XCTestCase {
    private let field = NumberField<Int>("Table", in: 1...40)

    func testOnlyValidNumbersArePublished() async throws {
        let table = Observable(7)
        let token = field.bind(bothWays: table)
        XCTAssertEqual(field.text, "7")
        for text in ["12", "x", "", "41", "0", "1-2", "1.5", " 13 "] {
            XCTAssertEqual(field.canTake(text), ["12", " 13 "].contains(text), text)
            field.type(text)
            XCTAssertEqual(field.text, text)
            XCTAssertEqual(field.isValid.value, field.canTake(text), text)
            XCTAssertEqual(table.value, text == " 13 " ? 13 : 12)
        }
        table.value = 5
        XCTAssertEqual(field.text, "5")
        token.cancel()
    }

    func testTheRemarkSaysTheLimits() async throws {
        field.hint = "see the card"
        field.type("41")
        XCTAssertEqual(field.note, "Type a number from 1 to 40.")
        XCTAssertTrue(field.hasError)
        field.type("40")
        XCTAssertEqual(field.note, "see the card")
        field.limits = 1...30
        XCTAssertEqual(field.note, "Type a number from 1 to 30.")
        field.limits = nil
        field.type("many")
        XCTAssertEqual(field.note(in: .vietnamese), "Hãy gõ một số.")
    }

    func testAnEmptyFieldIsNilIfThatIsAllowed() async throws {
        let table = Observable<Int?>(3)
        let token = field.bind(bothWays: table)
        field.type("")
        XCTAssertNil(table.value)
        XCTAssertTrue(field.isValid.value)
        table.value = 4
        XCTAssertEqual(field.text, "4")
        table.value = nil
        XCTAssertEqual(field.text, "")
        token.cancel()
    }

    func testAModelThatCorrectsTheNumberHasTheLastWord() async throws {
        let table = Observable(1)
        let tokens = [
            field.bind(bothWays: table), table.bind { if $0 > 20 { table.value = 20 } },
        ]
        field.type("30")
        XCTAssertEqual(field.text, "20")
        tokens.forEach { $0.cancel() }
    }

    func testANumberCanHaveAPart() async throws {
        let weight = NumberField<Double>("Weight", in: 0.5...2)
        for (text, value) in [("1.25", 1.25), ("2", 2), ("5e-1", 0.5)] {
            weight.type(text)
            XCTAssertEqual(weight.value, value)
        }
        for text in ["nan", "inf", "0x1", "1,5", ".", "1e", "3"] {
            weight.type(text)
            XCTAssertFalse(weight.isValid.value, text)
        }
        weight.value = 1
        XCTAssertEqual(weight.text, "1")
    }

    func testADriverTypesTheNumber() async throws {
        let app = try FlowDriver(FixedCoordinator([field]))
        try await app.type("3", into: "Table")
        XCTAssertEqual(field.value, 3)
    }

    func testAValueThatTheUserTypedIsPublishedWhenTheLimitsAllowIt() async throws {
        var values: [Int?] = []
        let token = field.valuePublisher.bind { values.append($0) }
        field.type("50")
        XCTAssertNil(field.value)
        field.limits = 1...100
        XCTAssertEqual(field.value, 50)
        XCTAssertTrue(field.isValid.value)
        field.limits = 1...100
        field.text = "200"
        field.limits = nil
        XCTAssertEqual(field.value, 200)
        XCTAssertEqual(values, [50])
        token.cancel()
    }

    func testSettingTheSameValueReplacesAnInvalidText() async throws {
        field.value = 7
        field.type("abc")
        field.value = 7
        XCTAssertEqual(field.text, "7")
        XCTAssertTrue(field.isValid.value)
        field.type(" 07 ")
        field.value = 7
        XCTAssertEqual(field.text, " 07 ")
    }

    func testANumberTextHasOnlyDigits() {
        for text in ["0x10", "inf", "nan", "1 ", "", "1_0"] {
            XCTAssertNil(Double(numberText: text), text)
        }
        for (text, value) in [("-1.5", -1.5), ("2", 2), (".5", 0.5), ("1e3", 1_000)] {
            XCTAssertEqual(Double(numberText: text), value)
        }
    }

    func testAGroupingCommaIsRefusedInALanguageWithAPoint() async throws {
        let price = NumberField<Double>("Price")
        price.type("1,500")
        XCTAssertEqual(price.note, "Type 1500, without a sign between the digits.")
        XCTAssertNil(price.value)
        price.type("1,5")
        XCTAssertEqual(price.note, "Type a number.")
        price.type("1.500")
        XCTAssertEqual(price.value, 1.5)
    }
}
