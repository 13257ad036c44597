import Binding
import TestSupport
import WaylineText
import XCTest

@testable import TextMenu

@MainActor
final class TerminalDeviceTests: XCTestCase {
    /// The seconds that a busy machine has for a step.
    private static let patience = 120.0

    private let scheduler = TestScheduler()
    private var screen = TerminalScreen(columns: 80, rows: 24)

    func testTakingAndGivingBackTwiceIsTheSameAsOnce() async throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        let device = device(terminal)
        device.leave()
        for _ in 1...2 { try device.enter() }
        XCTAssertTrue(terminal.settings.isRaw)
        XCTAssertTrue(shows(terminal) { $0.isAlternate })
        for _ in 1...2 { device.leave() }
        XCTAssertEqual(terminal.settings, before)
        XCTAssertFalse(device.isEntered)
    }

    func testADeviceThatIsReleasedGivesTheTerminalBack() async throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        var device: TerminalDevice? = device(terminal)
        try device?.enter()
        XCTAssertTrue(shows(terminal) { $0.isAlternate })
        device = nil
        XCTAssertEqual(terminal.settings, before)
        XCTAssertTrue(shows(terminal) { $0.isGivenBack })
    }

    func testFramesAreShownOnlyWhileTheTerminalIsTaken() async throws {
        let terminal = try PseudoTerminal()
        let device = device(terminal)
        device.write(Array("early".utf8))
        try device.enter()
        device.write(Array("hello".utf8))
        XCTAssertTrue(shows(terminal) { $0.text == "hello" })
        device.leave()
        device.write(Array("late".utf8))
        XCTAssertTrue(shows(terminal) { $0.isGivenBack && $0.text == "" })
    }

    func testOnlyOneDeviceHasTheTerminal() async throws {
        let (one, other) = (try PseudoTerminal(), try PseudoTerminal())
        let (first, second) = (device(one), device(other))
        try first.enter()
        XCTAssertThrowsError(try second.enter()) {
            XCTAssertEqual($0 as? Console.Failure, .isTaken)
            XCTAssertEqual(
                "\($0)",
                """
                The terminal is taken already: only one TerminalDevice can be entered at a time; \
                leave the other one first.
                """)
        }
        first.leave()
        try second.enter()
        second.leave()
    }

    func testAStreamThatIsNotATerminalIsRefused() async throws {
        let terminal = try PseudoTerminal()
        let device = TerminalDevice(
            input: terminal.slave, output: 9_999, capabilities: capabilities(asking: false))
        XCTAssertThrowsError(try device.enter()) {
            XCTAssertEqual(
                "\($0)",
                """
                Descriptor 9999 is not a terminal, and the full screen needs one at both ends: ask \
                for plain lines.
                """)
        }
        XCTAssertTrue(terminal.settings.isForLines)
    }

    func testWithTooFewDescriptorsTheTerminalIsNotTouched() async throws {
        let terminal = try PseudoTerminal()
        let device = device(terminal)
        try DescriptorLimit.leaving(10) {
            XCTAssertThrowsError(try device.enter()) {
                XCTAssertEqual(
                    "\($0)",
                    """
                    The program needs 20 more open files, and the system allows fewer: raise the \
                    limit, e.g. with 'ulimit -n 256'.
                    """)
            }
        }
        XCTAssertTrue(terminal.settings.isForLines)
        XCTAssertFalse(device.isEntered)
    }

    func testASizeOfZeroIsReplaced() async throws {
        let size = device(try PseudoTerminal(columns: 0, rows: 0)).size
        XCTAssertGreaterThan(size.columns, 0)
        XCTAssertGreaterThan(size.rows, 0)
    }

    func testATerminalThatIsGoneEndsTheEvents() async throws {
        let terminal = try PseudoTerminal()
        let device = device(terminal)
        try device.enter()
        let ended = expectation(description: "the end is reported")
        device.onEvent = { if $0 == .ended { ended.fulfill() } }
        terminal.hangUp()
        await fulfillment(of: [ended], timeout: Self.patience)
        device.write(Array("nobody reads this".utf8))
        XCTAssertTrue(device.isClosed)
        device.leave()
    }

    func testKeysAreReadInOrder() async throws {
        let terminal = try PseudoTerminal()
        let device = device(terminal)
        try device.enter()
        let allRead = expectation(description: "all keys are read")
        var keys: [Key] = []
        device.onEvent = { event in
            if case .keys(let more) = event { keys += more }
            if keys.last == .enter { allRead.fulfill() }
        }
        terminal.send(Array("a\u{1B}[Bé\r".utf8))
        await fulfillment(of: [allRead], timeout: Self.patience)
        XCTAssertEqual(keys, [.text("a"), .down, .text("é"), .enter])
        device.leave()
    }

    func testTheReportedBackgroundDecidesTheTheme() async throws {
        let terminal = try PseudoTerminal()
        let device = device(terminal, capabilities(asking: true))
        try device.enter()
        XCTAssertEqual(device.theme, .dark)
        let (answered, typed) = (expectation(description: "answer"), expectation(description: "x"))
        device.onEvent = { [unowned device] event in
            if event == .answered, device.theme == .light { answered.fulfill() }
            if event == .keys([.text("x")]) { typed.fulfill() }
        }
        terminal.send(Array("\u{1B}]11;rgb:ff/ff/ff\u{1B}\\\u{1B}[?62cx".utf8))
        await fulfillment(of: [answered, typed], timeout: Self.patience)
        device.leave()
    }

    func testAnswersThatAreUnderWayAreReadBeforeTheShellGetsTheTerminal() async throws {
        let terminal = try PseudoTerminal()
        let device = device(terminal, capabilities(asking: true))
        try device.enter()
        terminal.send(Array("\u{1B}[?2026;2$y\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}[?62c".utf8))
        device.leave()
        XCTAssertEqual(terminal.unread, 0)
    }

    func testTheMouseIsReportedOnlyIfItIsWantedAndTheTerminalIsNotTooOld() async throws {
        for (isWanted, isNew) in [(true, true), (true, false), (false, true)] {
            let terminal = try PseudoTerminal()
            screen = TerminalScreen(columns: 80, rows: 24)
            var capabilities = capabilities(asking: isNew)
            capabilities.wantsMouse = isWanted
            let device = device(terminal, capabilities)
            try device.enter()
            device.write(Array("ready".utf8))
            XCTAssertTrue(shows(terminal) { $0.text == "ready" })
            XCTAssertEqual(screen.reportsMouse, isWanted && isNew)
            terminal.send(Array("\u{1B}[?62c".utf8))
            device.leave()
            XCTAssertTrue(shows(terminal) { $0.isGivenBack })
        }
    }

    func testReportsOfAMouseInUseAreNotLeftToTheShell() async throws {
        let terminal = try PseudoTerminal()
        var capabilities = capabilities(asking: true)
        capabilities.wantsMouse = true
        let device = device(terminal, capabilities)
        try device.enter()
        terminal.send(Array("\u{1B}[?62c\u{1B}[<64;1;1M".utf8))
        let turned = expectation(description: "the wheel is read")
        device.onEvent = { event in
            if event == .keys([.mouse(Key.MouseEvent(.wheelUp, row: 0, column: 0))]) {
                turned.fulfill()
            }
        }
        await fulfillment(of: [turned], timeout: Self.patience)
        device.onEvent = { XCTFail("\($0)") }
        terminal.send(Array("\u{1B}[<64;1;1M\u{1B}[<0;1;1m".utf8))
        device.leave()
        XCTAssertEqual(terminal.unread, 0)
        XCTAssertTrue(shows(terminal) { $0.isGivenBack })
    }

    func testTheTitleOfTheWindowIsGivenBack() async throws {
        let terminal = try PseudoTerminal()
        let device = device(terminal, capabilities(asking: true))
        try device.enter()
        device.write(Array("\u{1B}]2;Menu\u{1B}\\".utf8))
        XCTAssertTrue(shows(terminal) { $0.title == "Menu" && $0.savedTitles == ["shell"] })
        terminal.send(Array("\u{1B}[?62c".utf8))
        device.leave()
        XCTAssertTrue(shows(terminal) { $0.isGivenBack })
    }

    func testATitleThatIsCutShortIsGivenBack() async throws {
        let terminal = try PseudoTerminal()
        let device = device(terminal, capabilities(asking: true))
        try device.enter()
        terminal.send(Array("\u{1B}[?62c".utf8))
        device.write(Array("\u{1B}]2;Me".utf8))
        device.leave()
        XCTAssertTrue(shows(terminal) { $0.isGivenBack })
    }

    func testATerminalThatIsTooOldIsNotAsked() async throws {
        let terminal = try PseudoTerminal()
        let device = device(terminal, capabilities(asking: false))
        try device.enter()
        XCTAssertTrue(shows(terminal) { $0.isAlternate })
        device.leave()
        XCTAssertTrue(shows(terminal) { $0.isGivenBack })
        XCTAssertEqual(screen.takeAnswers(), [])
    }

    private func capabilities(asking: Bool) -> TerminalCapabilities {
        TerminalCapabilities(colours: .sixteen, isUnicode: true, canBeAsked: asking)
    }

    private func device(
        _ terminal: PseudoTerminal, _ capabilities: TerminalCapabilities? = nil
    ) -> TerminalDevice {
        TerminalDevice(
            input: terminal.slave, output: terminal.slave,
            capabilities: capabilities ?? self.capabilities(asking: false),
            scheduler: AnyScheduler(scheduler))
    }

    /// Returns whether the bytes written to `terminal` show the expected text in time.
    private func shows(
        _ terminal: PseudoTerminal, _ isRight: (TerminalScreen) -> Bool
    ) -> Bool {
        let deadline = ContinuousClock.now + .seconds(Self.patience)
        while !isRight(screen), ContinuousClock.now < deadline {
            screen.show(terminal.receive(milliseconds: 50))
        }
        return isRight(screen)
    }
}
