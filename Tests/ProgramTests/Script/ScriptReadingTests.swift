import AppMain
import Wayline
import XCTest

@testable import WaylineCommandLine
@testable import WaylineExploration
@testable import WaylineProgram

final class ScriptReadingTests: XCTestCase {
    private func texts(_ text: String) throws -> [String] {
        try Script(recording: text).lines.map(\.step.shown)
    }

    func testEachStepIsRead() throws {
        let lines = [
            #"submit "Password""#, #"choose "Log in""#, #"choose """#, #"filter "Dishes" "ph""#,
            #"select "Ranking" "viewed""#, #"select "Town" matching "hu""#,
            #"select "Letters" row "Hello""#, #"select "Letters" all"#, #"select "Letters" none"#,
            #"act "Dishes" "Phở" "Delete""#, #"act "Letters" selected "Archive""#,
            #"sort "Orders" "Total""#, #"sort "A" "B" descending"#,
            #"sort "A" none"#,
            #"mark "Dishes" "Phở""#, #"move "Dishes" "Phở" up"#, #"move "Dishes" "Phở" down"#,
            "back", "undo", "restart", "show", "open wayline://home",
            #"open "wayline://home""#,
            "wait 300ms", "wait 2s", "wait 1.5s", "wait 0s", "expect screen home",
            "expect stack login,change-password", "expect stack home, articles",
            #"type "Password" secret "password""#, #"select "Sugar" "on""#, "key enter",
            #"key "page up""#, "key ^left", #"text "An""#, #"secret "Password""#, "quit",
            #"paste 7 "a\nb""#, "mouse wheel-up 3 14", #"line "2""#, "size 100 30",
            #"expect text "A""#, #"expect no text "A""#, #"expect alert "A""#, "expect no alert",
            #"expect message "A""#,
        ]
        for line in lines { XCTAssertEqual(try texts(line), [line]) }
    }

    func testATypedTextIsNotKept() throws {
        XCTAssertEqual(try texts(#"type "Email" "a b" # c"#), [#"type "Email" "…""#])
    }

    @MainActor
    func testEachLineOfTheHelpIsAStep() async throws {
        let topic = try XCTUnwrap(
            ConsoleApp.sample().program.topics.first { $0.name == "script" })
        let lines = topic.notes.flatMap { note in
            if case .terms(let terms) = note { terms.map(\.0) } else { [String]() }
        }
        XCTAssertGreaterThan(lines.count, 20)
        for line in lines {
            XCTAssertNoThrow(try Script(recording: line.filter { !"[]".contains($0) }), line)
        }
    }

    func testCommentsAndEmptyLinesAreLeftOutAndNumbersStay() throws {
        let script = try Script(recording: "# first\n\n  back  # \"quoted\r\n\tshow\n")
        XCTAssertEqual(script.lines.map(\.number), [3, 4])
        XCTAssertEqual(script.lines.map(\.step.shown), ["back", "show"])
    }

    func testQuotesAndBackslashesAreEscapedAndAllElseIsText() throws {
        XCTAssertEqual(
            try texts(#"filter "a#b" "c\"d\\e"  # f"#), [#"filter "a#b" "c\"d\\e""#])
        XCTAssertEqual(try texts(#"choose "Đăng nhập""#), [#"choose "Đăng nhập""#])
    }

    private static let mistakes: [(String, String)] = [
        ("back\ntpye \"a\" \"b\"", "2: this is not a step. Did you mean 'type'?"),
        (
            #""back""#,
            "1: a step begins with 'type', 'submit', 'choose', 'select', 'filter', 'act', "
                + "'sort', 'mark', 'move', 'back', 'undo', 'open', 'restart', 'wait', "
                + "'reverse', 'begin', 'end', 'show', 'expect', 'key', 'text', 'secret', 'paste', "
                + "'mouse', 'size', 'line' or 'quit'."
        ),
        ("choose \"a", #"1: a quote is not closed: a text ends with '"' in the same line."#),
        ("choose \"a\\", #"1: a quote is not closed: a text ends with '"' in the same line."#),
        (
            #"choose "a\x""#,
            #"1: the backslash in column 10 means nothing: write '\"' for a quote, '\\' for a "#
                + #"backslash, '\n' for a line end and a number like '\u{9}' for another "#
                + "character."
        ),
        (#"type "a""b""#, "1: a space is missing after a text, in column 9."),
        (
            #"type "Password" s3"cret""#,
            "1: a quote is inside a word, in column 19: begin the text with it, after a "
                + "space."
        ),
        (#"choose Log"#, #"1: this step is written like 'choose "Log in"'."#),
        (
            #"type "a""#,
            #"1: this step is written like 'type "Email" "an@example.com"' or "#
                + #"'type "Password" secret "password"'."#
        ),
        (
            #"type "a" "b" c"#,
            #"1: this step is written like 'type "Email" "an@example.com"' or "#
                + #"'type "Password" secret "password"'."#
        ),
        ("submit", #"1: this step is written like 'submit "Password"'."#),
        (#"filter "a""#, #"1: this step is written like 'filter "Articles" "lotus"'."#),
        (
            #"select "a""#,
            #"1: this step is written like 'select "Sugar" "on"', 'select "Ranking" "viewed"', "#
                + #"'select "Letters" row "Hello"', 'select "Letters" all' "#
                + #"or 'select "Town" matching "hu"'."#
        ),
        (#"mark "a""#, #"1: this step is written like 'mark "Dishes" "Phở"'."#),
        (#"move "a" "b""#, #"1: this step is written like 'move "Dishes" "Phở" up'."#),
        (#"move "a" "b" left"#, #"1: this step is written like 'move "Dishes" "Phở" up'."#),
        ("back now", "1: this step is written like 'back'."),
        ("show all", "1: this step is written like 'show'."),
        ("open", "1: this step is written like 'open LINK'."),
        ("wait", "1: this step is written like 'wait 300ms'."),
        (#"expect text """#, #"1: this step is written like 'expect text "Welcome"'."#),
        (#"expect no text """#, #"1: this step is written like 'expect no text "Welcome"'."#),
        (#"expect alert """#, #"1: this step is written like 'expect alert "Log out?"'."#),
        ("wait long", "1: this step is written like 'wait 300ms'."),
        ("wait -1s", "1: this step is written like 'wait 300ms'."),
        ("wait s", "1: this step is written like 'wait 300ms'."),
        (
            "expect",
            "1: after 'expect' comes 'screen', 'stack', 'text', 'no', 'message' or 'alert'."
        ),
        (
            "expect scren a",
            "1: after 'expect' comes 'screen', 'stack', 'text', 'no', 'message' or 'alert'. Did "
                + "you mean 'screen'?"
        ),
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
            "show\n# " + String(repeating: "long ", count: 2_000_000),
            "2: this line is too long: a line has at most 8388608 bytes. Make its texts "
                + "shorter."
        ),
        ("expect no screen", "1: after 'expect no' comes 'text' or 'alert'."),
    ]

    func testAnUnreadableLineIsReportedWithItsNumber() {
        for (text, error) in Self.mistakes {
            XCTAssertThrowsError(try Script(recording: text), error) {
                XCTAssertEqual("\($0)", error)
            }
        }
    }
}
