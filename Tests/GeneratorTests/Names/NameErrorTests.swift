import WaylineGenerator
import XCTest

final class NameErrorTests: XCTestCase {
    func testEveryRefusalOfAScreenSaysWhyAndGivesAnExample() {
        for (name, reason) in reasons {
            assertThrows("'\(name)' cannot name a screen: \(reason)") { () throws(NameError) in
                _ = try ScreenName(name)
            }
        }
    }

    private let reasons = [
        ("", "start with a letter, then letters and digits, e.g. 'Profile'."),
        ("2fast", "start with a letter, then letters and digits, e.g. 'Profile'."),
        ("../Orders", "'.' (U+002E) is not allowed: type letters from A to Z and digits."),
        (
            "\u{420}rofile",
            "'\u{420}' (U+0420) is not allowed: type letters from A to Z and digits."
        ),
        (
            "Caf\u{E9}", "'\u{E9}' (U+00E9) is not allowed: type letters from A to Z and digits."
        ),
        ("Default", "'default' is a keyword of Swift: choose a longer name, e.g. 'DefaultPage'."),
        ("self", "'self' is a keyword of Swift: choose a longer name, e.g. 'SelfPage'."),
        (
            "View",
            "the generated files use 'ViewScreen': choose a longer name, e.g. 'ViewPage'."
        ),
    ]

    func testANameThatIsTooLongIsRefusedWithItsLength() {
        let name = String(repeating: "A", count: 61)
        assertThrows(
            "'\(name)' cannot name a screen: it is 61 letters long, and 60 is the most, "
                + "e.g. 'Profile'."
        ) { () throws(NameError) in _ = try ScreenName(name) }
    }

    func testInvisibleCharactersAreShownAsNumbers() {
        assertThrows(
            "'Pro\\u{200B}file' cannot name a screen: '\\u{200B}' (U+200B) is not allowed: type "
                + "letters from A to Z and digits."
        ) { () throws(NameError) in _ = try ScreenName("Pro\u{200B}file") }
    }
}

/// Fails unless an error with that text is thrown.
func assertThrows(
    _ text: String, file: StaticString = #filePath, line: UInt = #line,
    _ make: () throws(NameError) -> Void
) {
    do throws(NameError) {
        try make()
        XCTFail("nothing was thrown", file: file, line: line)
    } catch {
        XCTAssertEqual(error.description, text, file: file, line: line)
    }
}
