import XCTest

@testable import WaylineGenerator

final class ChildNameTests: XCTestCase {
    private func plan(_ screen: String, _ children: String...) throws -> Plan {
        try SamplePackage().generation(screen, children: children)
    }

    func testAChildMayBeNamedAsATypeIs() throws {
        XCTAssertNoThrow(try plan("Profile", "Array"))
    }

    func testBothNamesTogetherHaveAtMost60Letters() throws {
        let screen = String(repeating: "A", count: 50)
        XCTAssertNoThrow(try plan(screen, "Abcdefghij"))
        XCTAssertThrowsError(try plan(screen, "Abcdefghijk")) {
            XCTAssertEqual(
                "\($0)",
                "'Abcdefghijk' cannot name a child: it is too long: 10 letters is the limit.")
        }
    }

    func testAChildIsNamedOnceAlsoInOtherLetters() throws {
        XCTAssertThrowsError(try plan("Profile", "Header", "HEader")) {
            XCTAssertEqual(
                "\($0)",
                "'HEader' cannot name a child: it is named twice.")
        }
    }

    func testAChildIsWrittenAsAScreenIs() throws {
        for (name, reason) in [
            ("", "start with a letter, then letters from A to Z and digits, e.g. 'OrderHistory'."),
            (
                "Default",
                "'default' has a meaning in Swift or in the generated files: choose a longer name, "
                    + "e.g. 'DefaultPage'."
            ),
        ] {
            XCTAssertThrowsError(try plan("Profile", name)) {
                XCTAssertEqual("\($0)", "'\(name)' cannot name a child: \(reason)")
            }
        }
    }
}
