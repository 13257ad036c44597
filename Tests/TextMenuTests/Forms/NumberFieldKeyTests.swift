import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

@MainActor
final class NumberFieldKeyTests: XCTestCase {
    private let field = NumberField<Int>("Table", in: 1...40)

    func testEnterDoesNotLeaveATextThatIsNoNumber() async throws {
        let order = Button("Order", isDefault: true)
        var taps = 0
        let token = order.tapPublisher.bind { taps += 1 }
        let stage = try Stage(FixedCoordinator([field, order]))
        stage.type("4x")
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "Table  4x")
        XCTAssertNotNil(stage.line(with: "Type a number from 1 to 40."))
        stage.press(.backspace, .enter)
        XCTAssertEqual(taps, 1)
        token.cancel()
    }

    func testPlainLinesSayTheRule() async throws {
        let talk = try PlainTalk([field], "1", "41", "1", "12", "q")
        await talk.run()
        let refusal = "Table: «41»\n  1. Table, number field: 41; Type a number from 1 to 40.\n"
        XCTAssertTrue(talk.written.contains(refusal), talk.written)
        XCTAssertTrue(talk.written.contains("«12»\n  1. Table, number field: 12\n"), talk.written)
    }

    func testSignsBetweenGroupsOfDigitsAreRefused() async throws {
        let price = NumberField<Double>("Giá")
        price.value = 1
        let talk = try PlainTalk([price], "1", "1.500", "1", "-1.500.000,5", "q")
        await talk.run(in: .vietnamese)
        XCTAssertTrue(talk.written.contains("Hãy gõ 1500, không có dấu giữa"), talk.written)
        XCTAssertTrue(talk.written.contains("Hãy gõ -1500000,5, không có dấu"), talk.written)
        XCTAssertEqual(price.value, 1)
        XCTAssertEqual(price.saved, "-1,500,000.5")
        for (text, value) in [("1.5", 1.5), ("0.125", 0.125), ("1,500", 1.5), ("1500", 1500)] {
            price.type(text)
            XCTAssertEqual(price.value, value, text)
        }
        price.restore("1.125")
        XCTAssertEqual(price.text, "1,125")
    }

    func testATextWithGroupsIsSavedForAllLanguages() async throws {
        let price = NumberField<Double>("Giá")
        let talk = try PlainTalk([price], "1", "1.500", "q")
        await talk.run(in: .vietnamese)
        let (english, vietnamese) = (NumberField<Double>("Price"), NumberField<Double>("Giá"))
        for again in [english, vietnamese] { again.restore(try XCTUnwrap(price.saved)) }
        _ = Page(of: try Navigator(FixedCoordinator([vietnamese])), in: .vietnamese)
        XCTAssertEqual([english.text, vietnamese.text], ["1,500", "1.500"])
        for again in [english, vietnamese] {
            XCTAssertNil(again.value)
            XCTAssertFalse(again.isValid.value)
        }
    }

    func testTheLanguageDecidesTheDecimalSign() async throws {
        let weight = NumberField<Double>("Cân nặng", in: 0.5...20)
        let talk = try PlainTalk([weight], "1", "3,5", "1", "0,4", "1", "2.25", "q")
        await talk.run(in: .vietnamese)
        XCTAssertEqual(weight.value, 2.25)
        XCTAssertTrue(talk.written.contains("ô số: 3,5\n"), talk.written)
        XCTAssertTrue(talk.written.contains("Hãy gõ một số từ 0,5 đến 20."), talk.written)
        weight.value = 1.5
        XCTAssertEqual(weight.text, "1,5")
        let stage = try Stage(FixedCoordinator([weight]))
        XCTAssertEqual(stage.markedLine, "Cân nặng  1.5")
        stage.press(.control("u"))
        stage.type("3,5")
        XCTAssertFalse(weight.isValid.value)
    }
}
