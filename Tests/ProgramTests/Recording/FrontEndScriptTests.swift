import ExploredApps
import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// Scripts of keys and of words, in each front end.
@MainActor
final class FrontEndScriptTests: XCTestCase {
    private func difference(_ script: String) async throws -> ReplayDifference? {
        try await Replay(try Script(recording: script), of: .teaBar, secrets: ["code": "1234"])
            .firstDifference()
    }

    private let words = """
        type "Name" "An"
        type "Code" secret "code"
        select "Sugar" "on"
        choose "Enter"
        expect screen drinks

        """

    func testLinesOfWordsRunInEveryFrontEnd() async throws {
        for front in ["", " plain", " size 60 20", " size 60 20 ascii"] {
            let difference = try await difference("app \"Tea bar\"\(front)\n\(words)")
            XCTAssertNil(difference, front)
        }
    }

    func testLinesOfKeysAndOfWordsStandInOneScript() async throws {
        let difference = try await difference(
            """
            app "Tea bar" size 60 20
            text "An"
            key tab
            secret "code"
            choose "Enter"
            expect screen drinks
            key down
            key enter
            expect alert "Order"
            """)
        XCTAssertNil(difference)
    }

    func testLinesOfKeysNeedTheirFrontEnd() async throws {
        for (front, line, name) in [
            ("", "key tab", "the full screen: a first line like 'app \"Shop\" size 80 24'"),
            (
                " plain", "size 80 24",
                "the full screen: a first line like 'app \"Shop\" size 80 24'"
            ),
            (" size 80 24", "line \"1\"", "plain lines: a first line like 'app \"Shop\" plain'"),
            (" size 80 24", "restart", "no front end"),
        ] {
            let difference = try await difference("app \"Tea bar\"\(front)\n\(line)\n")
            let text = "\(try XCTUnwrap(difference))"
            XCTAssertTrue(text.contains("expected \(name); found "), text)
        }
    }
}
