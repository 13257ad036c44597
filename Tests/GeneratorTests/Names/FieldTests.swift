import WaylineGenerator
import XCTest

/// A field is a name with a type.
final class FieldTests: XCTestCase {
    private func assert(_ text: String, fails message: String, line: UInt = #line) {
        XCTAssertThrowsError(try Field.all([text]), line: line) {
            XCTAssertEqual("\($0)", message, line: line)
        }
    }

    func testAFieldIsReadInAnyCase() throws {
        for (given, meant) in [
            ("customer", "customer:String"), ("order-date:date", "orderDate:Date"),
            ("OrderDate:Date?", "orderDate:Date?"), ("id:int", "id:Int"),
            ("total:Decimal?", "total:Decimal?"), ("size:small|medium", "size:small|medium"),
        ] {
            XCTAssertEqual(try Field(given).text, meant)
            XCTAssertEqual(try Field(meant).text, meant)
        }
    }

    func testAnUnknownTypeIsRefusedWithTheKnownTypes() {
        for type in ["Money", "", "small|", "Small|Large", "in|out", "a|a"] {
            assert(
                "total:\(type)",
                fails: "'\(type)' is not a type for 'total': there are 'String', 'Int', 'Double', "
                    + "'Decimal', 'Bool', 'Date', and choices such as 'small|large'. Add '?' if it "
                    + "can be empty.")
        }
    }

    func testASwitchAndAChoiceAlwaysHaveAValue() {
        for type in ["Bool?", "small|large?"] {
            assert(
                "paid:\(type)",
                fails: "'paid' cannot be optional: a switch and a choice always have a value.")
        }
    }

    func testANameThatWouldNotCompileIsRefused() {
        assert(
            "class:Int",
            fails:
                "'class' cannot name a field: 'class' is a keyword of Swift: choose another name, "
                + "e.g. 'classValue'.")
        assert(
            "done",
            fails:
                "'done' cannot name a field: the generated files use 'done': choose another name, "
                + "e.g. 'doneValue'.")
        assert(
            "größe",
            fails:
                "'größe' cannot name a field: 'ö' (U+00F6) is not allowed: type letters from A to Z "
                + "and digits.")
        assert(
            "2nd",
            fails: "'2nd' cannot name a field: start with a letter, then letters and digits, e.g. "
                + "'customer'.")
        XCTAssertThrowsError(try Field.all(["name", "Name:Int"])) {
            XCTAssertEqual(
                "\($0)",
                "'name' cannot name a field: 'name' is named twice: name each field once, e.g. "
                    + "'customer'.")
        }
    }
}
