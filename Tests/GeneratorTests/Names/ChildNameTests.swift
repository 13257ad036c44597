import WaylineGenerator
import XCTest

final class ChildNameTests: XCTestCase {
    func testAChildIsNamedAfterItsScreen() throws {
        let child = try ChildName("URLBar", of: ScreenName("OrderHistory"))
        XCTAssertEqual(child.full, "OrderHistoryURLBar")
        XCTAssertEqual(child.member, "urlBar")
    }

    func testANameCanBeInAnyCase() throws {
        for text in ["TopBar", "top bar", "top-bar", "topBar", "top_bar_screen"] {
            XCTAssertEqual(try ChildName(text, of: ScreenName("Profile")).text, "TopBar")
        }
    }

    func testAChildMayBeNamedAsATypeIs() throws {
        XCTAssertNoThrow(try ChildName("Array", of: ScreenName("Profile")))
    }

    func testBothNamesTogetherHaveAtMost60Letters() throws {
        let screen = try ScreenName(String(repeating: "A", count: 50))
        XCTAssertNoThrow(try ChildName("Abcdefghij", of: screen))
        assertThrows(
            "'Abcdefghijk' cannot name a child: with '\(screen.text)' before it, it is 61 letters "
                + "long, and 60 is the most, e.g. 'Header'."
        ) { () throws(NameError) in _ = try ChildName("Abcdefghijk", of: screen) }
    }

    func testAChildIsNamedOnceAlsoInOtherLetters() throws {
        let screen = try ScreenName("Profile")
        assertThrows(
            "'HEader' cannot name a child: 'Header' is named twice: name each child once, "
                + "e.g. 'Header'."
        ) { () throws(NameError) in _ = try ChildName.all(["Header", "HEader"], of: screen) }
    }

    func testAChildIsWrittenAsAScreenIs() throws {
        let screen = try ScreenName("Profile")
        for (name, reason) in [
            ("", "start with a letter, then letters and digits, e.g. 'Header'."),
            (
                "Default",
                "'default' is a keyword of Swift: choose a longer name, e.g. 'DefaultPage'."
            ),
        ] {
            assertThrows("'\(name)' cannot name a child: \(reason)") { () throws(NameError) in
                _ = try ChildName(name, of: screen)
            }
        }
    }
}
