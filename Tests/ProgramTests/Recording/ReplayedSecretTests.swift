import ExploredApps
import Foundation
import TextMenu
import Wayline
import XCTest

@testable import WaylineExploration
@testable import WaylineProgram

/// No form of a replay shows the text of a secret.
@MainActor
final class ReplayedSecretTests: XCTestCase {
    /// A guest who looks at the code while typing it.
    private func revealed(isPlain: Bool = false) async throws -> RecordedUser {
        let session = try await RecordedUser(.teaBar, isPlain: isPlain)
        if isPlain {
            try await session.answer("1", "An", "2", "1234", "4", "q")
        } else {
            try await session.type("An")
            try await session.press(.tab, .control("r"))
            try await session.type("1234")
            try await session.press(.left, .backspace)
            try await session.type("3")
            try await session.press(.tab, .tab, .enter)
        }
        try await session.end()
        return session
    }

    func testEachScreenOfAReplayHidesARevealedSecret() async throws {
        let replay = try Replay(
            try await revealed().script, of: .teaBar, secrets: ["Code": "1234", "Code 2": "124"])
        for step in 0...replay.count {
            try await replay.go(to: step)
            XCTAssertNil(replay.screen.firstMatch(of: /12|34/), "\(step)\n\(replay.screen)")
        }
    }

    func testScriptsTestsAndDifferencesHaveOnlyTheNameOfASecret() async throws {
        for isPlain in [false, true] {
            let session = try await revealed(isPlain: isPlain)
            let replay = try Replay(session.script, of: .teaBar, secrets: ["Code": "1234"])
            let source = try await RecordedSource(replay)
            for text in [source.script, source.test(PrintedTest("CodeTests", of: "Tea.bar"))] {
                XCTAssertFalse(text.contains("1234"), text)
                XCTAssertTrue(text.contains("\"Code\""), text)
            }
            let other = try Replay(session.script, of: .teaBar, secrets: ["Code": "4321"])
            let difference = try await other.firstDifference()
            XCTAssertEqual("\(String(describing: difference))".contains("4321"), false)
            XCTAssertNotNil(difference)
        }
    }

    func testASecretIsNotTypedWhereItWouldBeShown() async throws {
        for (front, line) in [
            ("size 60 20", "secret \"Code\""), ("plain", "secret \"Code\""),
            ("size 60 20", "type \"Name\" secret \"Code\""),
        ] {
            let script = try Script(recording: "app \"Tea bar\" \(front)\n\(line)\n")
            let replay = try Replay(script, of: .teaBar, secrets: ["Code": "1234"])
            let difference = try await replay.firstDifference()
            let text = "\(try XCTUnwrap(difference, line))"
            XCTAssertFalse(text.contains("1234"), text)
            XCTAssertFalse(replay.screen.contains("1234"), replay.screen)
        }
    }

    func testAStepThatFailsDoesNotShowATypedText() async throws {
        let script = try Script(recording: "app \"Tea bar\"\ntype \"Cod\" \"1234\"\n")
        let replay = try Replay(script, of: .teaBar)
        let difference = try await replay.firstDifference()
        let text = "\(try XCTUnwrap(difference))"
        XCTAssertTrue(text.hasPrefix("Step 1 differs: type \"Cod\" \"…\"\n"), text)
        XCTAssertTrue(text.contains("did you mean 'Code'?"), text)
        XCTAssertFalse(text.contains("1234"), text)
    }
}
