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
        ("", "start with a capital letter, then letters and digits, e.g. 'Profile'."),
        ("2fast", "start with a capital letter, then letters and digits, e.g. 'Profile'."),
        ("../Orders.swift", "a name is not a path, e.g. 'Orders'."),
        ("profile", "start with a capital letter, e.g. 'Profile'."),
        (
            "order_history",
            "each word begins with a capital letter, with no '_' between, e.g. 'OrderHistory'."
        ),
        (
            "order history",
            "each word begins with a capital letter, with no space between, e.g. 'OrderHistory'."
        ),
        (
            "\u{420}rofile",
            "'\u{420}' (U+0420) only looks like 'P': type letters from A to Z and digits, "
                + "e.g. 'Profile'."
        ),
        (
            "Cafe\u{301}",
            "U+0301 is an accent over the letter before it: type letters from A to Z and digits, "
                + "e.g. 'Profile'."
        ),
        (
            "Caf\u{E9}",
            "'\u{E9}' (U+00E9) is not allowed: type letters from A to Z and digits, "
                + "e.g. 'Profile'."
        ),
        (
            "Orders!",
            "'!' (U+0021) is not allowed: type letters from A to Z and digits, e.g. 'Orders'."
        ),
        ("OrdersView", "the generator adds 'View': leave it off, e.g. 'Orders'."),
        ("Default", "'default' is a keyword of Swift: choose a longer name, e.g. 'DefaultPage'."),
        ("Self", "'Self' is a keyword of Swift: choose a longer name, e.g. 'SelfPage'."),
        (
            "HashValue",
            "'RouteID' has 'hashValue' already: choose a longer name, e.g. 'HashValuePage'."
        ),
        ("Array", "'Array' is a type of Swift: choose a longer name, e.g. 'ArrayPage'."),
        (
            "Listed",
            "'Listed' is a type of the list of screens: choose a longer name, e.g. 'ListedPage'."
        ),
        ("Binding", "it is the name of a module: choose a longer name, e.g. 'BindingPage'."),
    ]

    func testANameThatIsTooLongIsRefusedWithItsLength() {
        let name = String(repeating: "A", count: 61)
        assertThrows(
            "'\(name)' cannot name a screen: it is 61 letters long, and 60 is the most, "
                + "e.g. 'Profile'."
        ) { () throws(NameError) in _ = try ScreenName(name) }
    }

    func testPassedOverValuesAreWrittenOut() {
        assertThrows(
            "'Pro\\u{200B}file' cannot name a screen: it contains U+200B, which is invisible: type "
                + "letters from A to Z and digits, e.g. 'Profile'."
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
