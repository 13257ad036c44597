import XCTest

@testable import WaylineGenerator

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
        for type in ["Money", "", "small|", "Small|Large", "in|out", "a|a", "Bool?", "a|b?"] {
            assert(
                "total:\(type)",
                fails: "'\(type)' is not a type for 'total': there are 'String', 'Int', 'Double', "
                    + "'Decimal', 'Bool', 'Date', and choices such as 'small|large'. Add '?' if it "
                    + "can be empty, but not to a Bool or a choice, which always have a value.")
        }
    }

    func testANameThatWouldNotCompileIsRefused() {
        assert(
            "class:Int",
            fails:
                "'class' cannot name a field: 'class' has a meaning in Swift or in the generated "
                + "files: choose a longer name, e.g. 'classValue'.")
        for name in ["größe", "2nd"] {
            assert(
                name,
                fails:
                    "'\(name)' cannot name a field: start with a letter, then letters from A to Z "
                    + "and digits, e.g. 'OrderHistory'.")
        }
        XCTAssertThrowsError(try Field.all(["name", "Name:Int"])) {
            XCTAssertEqual("\($0)", "'name' cannot name a field: it is named twice.")
        }
    }
}
