import ExploredApps
import TestSupport
import TextMenu
import Wayline
import XCTest

@testable import WaylineExploration
@testable import WaylineProgram

/// Recordings, and their replays.
@MainActor
final class ReplayTests: XCTestCase {
    private func difference(
        _ session: RecordedUser, of app: App = .teaBar, secrets: [String: String] = ["Code": "1234"]
    ) async throws -> ReplayDifference? {
        try await Replay(session.script, of: app, secrets: secrets).firstDifference()
    }

    func testAReplayDoesTheSame() async throws {
        let session = try await RecordedUser.order()
        let routes = try session.routes
        XCTAssertEqual(routes, ["guest", "drinks", "cup", "drinks"], session.text)
        let difference = try await difference(session)
        XCTAssertNil(difference)
    }

    func testAReplayOfLinesDoesTheSame() async throws {
        let session = try await RecordedUser(.teaBar, isPlain: true)
        try await session.answer("1", "An", "2", "1234", "4", "1.2", "2", after: 50)
        try await session.answer("w", "q", after: 2500)
        try await session.end()
        let routes = try session.routes
        XCTAssertEqual(routes, ["guest", "drinks", "cup"], session.text)
        let difference = try await difference(session)
        XCTAssertNil(difference)
    }

    func testTheFirstStepThatDiffersIsShown() async throws {
        let session = try await RecordedUser.order()
        let found = try await difference(session, of: .teaBar(farewell: "Hot"))
        let text = "\(try XCTUnwrap(found))"
        XCTAssertTrue(text.contains("differs: wait 2500ms\n              recorded  "), text)
        XCTAssertTrue(text.contains("Hot, your Green tea."), text)
    }

    func testAnotherSecretIsADifference() async throws {
        let session = try await RecordedUser.order()
        let difference = try await difference(session, secrets: [:])
        let text = "\(try XCTUnwrap(difference))"
        XCTAssertTrue(text.contains("  new screen  drinks "), text)
        XCTAssertTrue(text.contains("Wrong code."), text)
    }

    func testASecretIsWrittenByItsNameOnly() async throws {
        let session = try await RecordedUser(.teaBar)
        try await session.press(.tab)
        for text in ["xyzzy", "plugh"] {
            try await session.press(.control("u"))
            try await session.type(text)
            try await session.press(.backspace, .tab, .backTab)
        }
        try await session.end()
        let steps = try session.script.lines.map(\.step.script)
        XCTAssertEqual(
            steps.filter { $0.hasPrefix("secret") }, [#"secret "Code""#, #"secret "Code 2""#],
            session.text)
        XCTAssertFalse(session.text.contains("xy"), session.text)
        XCTAssertFalse(session.text.contains("pl"), session.text)
        let difference = try await difference(session, secrets: ["Code": "9", "Code 2": "88888"])
        XCTAssertNil(difference)
    }

    func testTheDigestDoesNotDependOnAShownSecret() async throws {
        var texts: [String] = []
        for code in ["1", "22"] {
            let session = try await RecordedUser(.teaBar)
            try await session.press(.tab)
            try await session.type(code)
            try await session.press(.control("r"))
            try await session.end()
            texts.append(session.text)
        }
        XCTAssertEqual(texts[0], texts[1])
    }

    func testALineOfAStepIsShort() async throws {
        let session = try await RecordedUser.order()
        for line in session.text.split(separator: "\n") {
            XCTAssertLessThanOrEqual(line.utf8.count, 120, "\(line)")
        }
    }

    func testAKeyThatCameBeforeAnAlertDoesNotAnswerIt() async throws {
        let session = try await RecordedUser(.teaBar)
        try await session.type("An")
        try await session.press(.tab)
        try await session.type("1234")
        try await session.press(.tab, .tab, .enter)
        try await session.press(.enter, .right, .enter)
        try await session.end()
        let routes = try session.routes
        XCTAssertEqual(routes, ["guest", "drinks"], session.text)
    }

    func testGoingBackTakesTheStepsAgain() async throws {
        let session = try await RecordedUser.order()
        let replay = try Replay(session.script, of: .teaBar, secrets: ["Code": "1234"])
        var screens: [String] = []
        for step in 0...replay.count {
            try await replay.go(to: step)
            screens.append(replay.screen)
        }
        for step in [5, 3, 7, 1, 0, 9] {
            try await replay.go(to: step)
            XCTAssertEqual(replay.screen, screens[step], "\(step)")
            XCTAssertEqual(replay.step, step)
        }
    }

    func testTheLastScreenStaysAfterTheUserHasQuit() async throws {
        let session = try await RecordedUser(.teaBar)
        try await session.press(.control("c"))
        let replay = try Replay(session.script, of: .teaBar)
        try await replay.go(to: replay.count)
        XCTAssertTrue(replay.screen.contains("Name"), replay.screen)
        XCTAssertNil(replay.firstDifferent)
    }

    func testAReplayKnowsTheFirstStepThatDiffers() async throws {
        let session = try await RecordedUser.order()
        let replay = try Replay(session.script, of: .teaBar)
        try await replay.go(to: replay.count)
        XCTAssertNotNil(replay.firstDifferent)
        try await replay.go(to: 1)
        XCTAssertNil(replay.firstDifferent)
    }

    func testAnAppWithAServiceOutsideIsNotReplayed() async throws {
        let app = App.teaBar(host: "example.com")
        let session = try await RecordedUser(app)
        try await session.end()
        XCTAssertTrue(session.text.contains(" outside example.com\n"), session.text)
        // The service may also be known only when the app has started.
        for recorded in [
            session.text, session.text.replacing(" outside example.com", with: ""),
        ] {
            let replay = try Replay(try Script(recording: recorded), of: app)
            do {
                try await replay.go(to: 1)
                XCTFail("replayed")
            } catch {
                XCTAssertEqual(
                    "\(error)",
                    "The recording cannot be replayed: the app would send what was typed to "
                        + "'example.com', which may answer differently now. Record it with "
                        + "services in memory.")
            }
        }
    }

    func testAnotherAppIsRefused() async throws {
        let session = try await RecordedUser.order()
        XCTAssertThrowsError(
            try Replay(session.script, of: App("Bar") { _ in DoorCoordinator() })
        ) {
            XCTAssertEqual(
                "\($0)",
                "The script is for 'Tea bar', and this is 'Bar': run it with its own program.")
        }
    }

    func testRandomSessionsAreReplayedWithoutADifference() async throws {
        var random = SplitMix.printed()
        let count = TestSize.count(1000, all: 20_000)
        var (steps, bytes) = (0, 0)
        while steps < count {
            let session = try await session(of: 500, using: &random)
            steps += try session.script.lines.count
            bytes += session.text.utf8.count
            let difference = try await difference(session)
            if let difference { return XCTFail("\(difference)\n\(session.text)") }
        }
        print("\(steps) steps, \(bytes / steps) bytes each, none differs")
    }

    /// A user who presses keys at random, and sometimes knows the code.
    private func session(of steps: Int, using random: inout SplitMix) async throws -> RecordedUser {
        let code: [Key] = "1234".unicodeScalars.map { .text($0) }
        let keys: [[Key]] = [
            [.tab], [.enter], [.enter, .enter], [.down], [.up], [.escape], ["p"], [" "], ["/"],
            ["a"], ["?"], [.backTab], [.backspace], ["t", "e"], [.control("r")],
            [.mouse(Key.MouseEvent(.press, row: 7, column: 9))], [.function(1)], [.pageDown], ["2"],
            [.paste("An", lost: 0)],
        ]
        let session = try await RecordedUser(.teaBar)
        try await session.press([.tab] + code + [.tab])
        for _ in 0..<steps where !session.isOver {
            let wait = Int.random(in: 0..<3, using: &random) * 700
            switch Int.random(in: 0..<20, using: &random) {
            case 0:
                try await session.press(
                    [.backTab, .control("u")] + code, after: wait
                )
            case 1:
                try await session.resize(columns: .random(in: 10...90, using: &random), rows: 20)
            default:
                try await session.press(keys.randomElement(using: &random) ?? [], after: wait)
            }
        }
        try await session.end()
        return session
    }
}

private final class DoorCoordinator: Coordinator {
    static let flow = Flow<DoorCoordinator>(Destination<NoInput, NoOutput>("door")) {
        FlowScreen(Destination<NoInput, NoOutput>("door")) { _ in DoorScreen() }
    }
}

private final class DoorScreen: Screen {}
