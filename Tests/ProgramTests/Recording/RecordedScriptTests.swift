import TestSupport
import Wayline
import XCTest

@testable import WaylineExploration
@testable import WaylineProgram

/// A script that was recorded.
final class RecordedScriptTests: XCTestCase {
    private let start = """
        app "Tea bar" language en seed 0 time 1750000000 size 60 20
        wait 0ms -> 0000ff00 "guest" "Tea bar"

        """

    private func error(_ text: String) -> String {
        do throws(ScriptError) {
            _ = try Script(recording: text)
            return ""
        } catch { return "\(error)" }
    }

    func testALineIsReadAsItIsWritten() throws {
        let lines = [
            "wait 1310ms", "key ^left -> 90ab31c2", #"paste 7 "a\nb" -> 0d3c9b5e"#,
            #"text "Cà \"phê\"" -> ? "" "Name: Cà""#, #"secret "Code" -> 0d3c9b5e"#,
            "mouse wheel-up 3 14 -> 0d3c9b5e", #"line "2" -> 0d3c9b5e"#,
            #"text "  " -> 0d3c9b5e"#, #"size 100 30 -> 0d3c9b5e "two words""#,
            #"key "" -> 0d3c9b5e"#, #"key "page up" -> 0d3c9b5e"#,
            "paste 0 \"\u{301}\u{2028}\" -> 0d3c9b5e", "quit -> e1be4410",
        ].map { $0.replacing("\u{2028}", with: #"\u{2028}"#) }
        let script = try Script(recording: start + lines.map { "\($0)\n" }.joined())
        let written = script.lines.dropFirst().map { line in
            [line.step.script, line.effect?.script].compactMap(\.self).joined(separator: " ")
        }
        XCTAssertEqual(written, lines)
    }

    func testAHeaderIsReadAsItIsWritten() throws {
        for line in [
            #"app "Café" language vi seed 7 time 1750000000"#,
            #"app "A \"b\"" language en seed 4294967295 time 0 plain"#,
            #"app "A" language en seed 0 time 9 size 1000 1 ascii link a://b "#
                + #"option "c" "d e" outside x.vn omitted 12"#,
        ] {
            XCTAssertEqual(try Script(recording: "# first\n\n\(line)\n").header?.script, line)
        }
        XCTAssertNil(try Script(recording: "back\n").header)
    }

    func testAnUnfinishedLastLineIsNoStep() throws {
        for (line, step) in [
            ("wait 1310ms\nkey do", nil), ("wait 1310ms\nkey down", "key down"),
            (#"key down -> 90a"#, "key down"), (#"key down -> 90a "dri"#, "key down"),
            (#"text "a -> b" -"#, nil), (#"text "a -> b" -> 1"#, #"text "a -> b""#), ("", nil),
            (#"text "a"#, nil),
        ] {
            let script = try Script(recording: start + line)
            XCTAssertTrue(script.lines.allSatisfy { $0.step.script.hasPrefix("wait") }, line)
            XCTAssertEqual(script.unfinished?.script, step, line)
        }
    }

    func testTheLastLineOfAWrittenScriptWithConditionsNeedsNoEnd() throws {
        for conditions in ["", " size 80 24", " plain"] {
            let script = try Script(recording: "app \"Tea\"\(conditions)\nwait 1s\nback")
            XCTAssertEqual(script.lines.count, 2, conditions)
            XCTAssertNil(script.unfinished)
            XCTAssertThrowsError(try Script(recording: "app \"Tea\"\(conditions)\nwait 1s\nbakc"))
        }
    }

    func testTheLastLineOfAWrittenScriptNeedsNoEnd() throws {
        XCTAssertEqual(
            try Script(recording: "back\nshow").lines.map(\.step.script), ["back", "show"])
    }

    func testADamagedLineIsRefusedWithItsNumberAndTheRule() {
        for (line, reason) in [
            ("key dwon -> 0000ff00", "this step is written like 'key enter'."),
            ("key", "this step is written like 'key enter'."),
            ("size 0 9", "this step is written like 'size 80 24'."),
            ("size 9 1001", "this step is written like 'size 80 24'."),
            ("mouse press 1 -1", "this step is written like 'mouse press 7 12'."),
            ("paste a \"b\"", "this step is written like 'paste 0 \"An\"'."),
            ("wait 10000000000000s", "this step is written like 'wait 300ms'."),
            (#"app "B""#, "this is not a step. Did you mean 'act'?"),
        ] {
            XCTAssertEqual(error("\(start)\(line)\n"), "3: \(reason)", line)
        }
        let rule =
            "behind '->' come a digest, and in quotes a screen and a text: restore them, or leave "
            + "them out."
        for line in [
            "back ->", "-> 00", #"back -> "00""#, "back -> 00 home", #"back -> 00 "a" "b" "c""#,
        ] {
            XCTAssertEqual(error("\(start)\(line)\n"), "3: \(rule)", line)
        }
    }

    func testADamagedHeaderIsRefused() {
        for words in [
            "", "A", #""A" seed -1"#, #""A" seed 4294967296"#, #""A" time -1"#, #""A" size 0 9"#,
            #""A" size 9"#, #""A" omitted x"#, #""A" option "a""#, #""A" colour red"#, #""A" link"#,
            #""A" "seed" 1"#,
        ] {
            XCTAssertEqual(
                error("\napp \(words)\nback\n"),
                "2: the conditions of a run are written like 'app \"Shop\" language en seed 0 "
                    + "time 1750000000 size 80 24'.", words)
        }
    }

    func testADamagedScriptIsNeverACrash() throws {
        var random = SplitMix.printed()
        let text = start + "paste 2 \"a\\nữ\" -> 00 \"a\" \"b\"\nmouse press 1 2 -> 00\n> a\n| b\n"
        for _ in 0..<TestSize.count(500, all: 20_000) {
            let bytes = Mutation.some(of: Array(text.utf8), using: &random)
            _ = error(String(decoding: bytes, as: UTF8.self))
        }
    }
}
