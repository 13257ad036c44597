import AppMain
import Wayline
import XCTest

final class ScriptReadingTests: XCTestCase {
    private func steps(_ text: String) throws -> [ScriptStep] {
        try Script(text).lines.map(\.step)
    }

    func testEachStepIsRead() throws {
        let steps: [(String, ScriptStep)] = [
            (#"type "Email" "a b""#, .type("a b", into: "Email")),
            (#"submit "Password""#, .submit("Password")), (#"choose "Log in""#, .choose("Log in")),
            (#"filter "Dishes" "ph""#, .filter("Dishes", by: "ph")),
            (#"select "Ranking" "viewed""#, .select("viewed", in: "Ranking")),
            (#"act "Dishes" "Phở" "Delete""#, .act("Delete", on: "Phở", in: "Dishes")),
            (#"sort "Orders" "Total""#, .sort("Orders", by: "Total", descending: false)),
            (#"sort "A" "B" descending"#, .sort("A", by: "B", descending: true)),
            (#"sort "A" none"#, .sort("A", by: nil, descending: false)),
            (#"select "Town" matching "hu""#, .match("hu", in: "Town")),
            (#"mark "Dishes" "Phở""#, .mark("Phở", in: "Dishes")),
            (#"move "Dishes" "Phở" up"#, .move("Phở", by: -1, in: "Dishes")),
            (#"move "Dishes" "Phở" down"#, .move("Phở", by: 1, in: "Dishes")),
            ("back", .back), ("undo", .undo), ("redo", .redo), ("show", .show),
            ("open wayline://home", .open("wayline://home")),
            (#"open "wayline://home""#, .open("wayline://home")),
            ("wait 300ms", .wait(.milliseconds(300))), ("wait 2s", .wait(.seconds(2))),
            ("wait 1.5s", .wait(.milliseconds(1500))), ("wait 0s", .wait(.seconds(0))),
            ("expect screen home", .expect(.screen("home"))),
            ("expect stack login,change-password", .expect(.stack(["login", "change-password"]))),
            ("expect stack home, articles", .expect(.stack(["home", "articles"]))),
            (#"expect text "A""#, .expect(.text("A"))),
            (#"expect no text "A""#, .expect(.noText("A"))),
            (#"expect alert "A""#, .expect(.alert("A"))),
            ("expect no alert", .expect(.noAlert)),
        ]
        for (line, step) in steps { XCTAssertEqual(try self.steps(line), [step], line) }
    }

    func testCommentsAndEmptyLinesAreLeftOutAndNumbersStay() throws {
        let script = try Script("# first\n\n  back  # \"quoted\r\n\tshow\n")
        XCTAssertEqual(script.lines.map(\.step), [.back, .show])
        XCTAssertEqual(script.lines.map(\.number), [3, 4])
        XCTAssertEqual(script.lines.map(\.text), [#"back  # "quoted"#, "show"])
    }

    func testQuotesAndBackslashesAreEscapedAndAllElseIsText() throws {
        XCTAssertEqual(
            try steps(#"type "a#b" "c\"d\\e"  # f"#), [.type(#"c"d\e"#, into: "a#b")])
        XCTAssertEqual(try steps(#"choose """#), [.choose("")])
        XCTAssertEqual(try steps(#"choose "Đăng nhập""#), [.choose("Đăng nhập")])
    }

    func testAnUnreadableLineIsReportedWithItsNumber() {
        let mistakes: [(String, String)] = [
            ("back\ntpye \"a\" \"b\"", "2: 'tpye' is not a step. Did you mean 'type'?"),
            (
                #""back""#,
                "1: a step has to be named: 'type', 'submit', 'choose', 'select', 'filter', 'act', "
                    + "'sort', 'mark', 'move', 'back', 'undo', 'redo', 'open', 'wait', 'show' or "
                    + "'expect'."
            ),
            ("choose \"a", #"1: a quote is not closed: a text ends with '"' in the same line."#),
            ("choose \"a\\", #"1: a quote is not closed: a text ends with '"' in the same line."#),
            (
                #"choose "a\t""#,
                #"1: '\t' means nothing: write '\"' for a quote, '\\' for a backslash and '\n' for a "#
                    + "line end."
            ),
            (#"type "a""b""#, #"1: a space is missing between a text and '"'."#),
            (
                #"type "Password" s3"cret""#,
                "1: a quote is inside a word, in column 19: begin the text with it, after a "
                    + "space."
            ),
            (#"choose Log"#, #"1: this step is written like 'choose "Log in"'."#),
            (#"type "a""#, #"1: this step is written like 'type "Email" "an@example.com"'."#),
            (#"type "a" "b" c"#, #"1: this step is written like 'type "Email" "an@example.com"'."#),
            ("submit", #"1: this step is written like 'submit "Password"'."#),
            (#"filter "a""#, #"1: this step is written like 'filter "Articles" "lotus"'."#),
            (#"select "a""#, #"1: this step is written like 'select "Ranking" "viewed"'."#),
            (
                #"select "a" matching b"#,
                #"1: this step is written like 'select "Town" matching "hu"'."#
            ),
            (#"mark "a""#, #"1: this step is written like 'mark "Dishes" "Phở"'."#),
            (#"move "a" "b""#, #"1: this step is written like 'move "Dishes" "Phở" up'."#),
            (#"move "a" "b" left"#, #"1: this step is written like 'move "Dishes" "Phở" up'."#),
            ("undo it", "1: this step is written like 'undo'."),
            ("redo it", "1: this step is written like 'redo'."),
            ("back now", "1: this step is written like 'back'."),
            ("show all", "1: this step is written like 'show'."),
            ("open", "1: this step is written like 'open LINK'."),
            ("wait", "1: this step is written like 'wait 300ms'."),
            (#"expect text """#, "1: an empty text is on every screen: write the text to expect."),
            (
                #"expect no text """#,
                "1: an empty text is on every screen: write the text to expect."
            ),
            (#"expect alert """#, "1: an empty text is on every screen: write the text to expect."),
            ("wait long", "1: 'long' is not a time to wait: write e.g. '300ms' or '2s'."),
            ("wait -1s", "1: '-1s' is not a time to wait: write e.g. '300ms' or '2s'."),
            ("wait s", "1: 's' is not a time to wait: write e.g. '300ms' or '2s'."),
            (
                "expect",
                "1: something to expect has to be named: 'screen', 'stack', 'text', 'alert' or "
                    + "'no'."
            ),
            ("expect scren a", "1: 'scren' is not something to expect. Did you mean 'screen'?"),
            ("expect screen", "1: this step is written like 'expect screen home'."),
            (
                "expect stack login,,home",
                "1: this step is written like 'expect stack login,change-password'."
            ),
            ("expect text a", #"1: this step is written like 'expect text "Welcome"'."#),
            ("expect alert", #"1: this step is written like 'expect alert "Log out?"'."#),
            ("expect no text", #"1: this step is written like 'expect no text "Welcome"'."#),
            (#"expect no alert "a""#, "1: this step is written like 'expect no alert'."),
            (
                "show\n# " + String(repeating: "long ", count: 4000),
                "2: this line is too long: a line has at most 16384 bytes. Make its texts shorter."
            ),
            (
                "expect no screen",
                "1: 'screen' is not something not to expect."
            ),
        ]
        for (text, error) in mistakes {
            XCTAssertThrowsError(try Script(text), error) { XCTAssertEqual("\($0)", error) }
        }
    }
}
