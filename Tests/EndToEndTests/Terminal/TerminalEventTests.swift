import Foundation
import TestSupport
import XCTest

final class TerminalEventTests: XCTestCase {
    func testKeysArriveAsTheyAreTyped() throws {
        let probe = try Probe()
        for (sent, shown) in [
            ("k", "text(\"k\")"), ("\u{3}", "control(\"c\")"), ("\u{1B}[A", "up"), ("\r", "enter"),
            ("\u{1B}[200~a\rb\u{1B}[201~", "paste(\"a\\nb\", lost: 0)"), ("\u{1C}", "unknown"),
        ] {
            probe.program.send(sent)
            try probe.program.wait(for: shown)
        }
        XCTAssertEqual(try probe.end(typing: "q"), .status(0))
    }

    func testAnEscapeByItselfArrives() throws {
        let probe = try Probe()
        probe.program.send("\u{1B}")
        try probe.program.wait(for: "escape")
    }

    /// The time between its halves is longer than an escape waits by default. The key before it is
    /// shown once the first half has been read.
    func testAnArrowKeyThatIsSplitIsOneKeyWithinTheTimeThatIsSet() throws {
        let probe = try Probe(environment: ["ESCDELAY": "10000"])
        probe.program.send("k\u{1B}")
        try probe.program.wait(for: "text(\"k\")")
        let end = ContinuousClock.now + .milliseconds(120)
        var columns = 80
        while ContinuousClock.now < end {
            columns = columns % 200 + 1
            probe.program.resize(columns: columns + 40, rows: 24)
            try probe.program.wait(for: "resized \(columns + 40)x24")
        }
        probe.program.send("[A")
        try probe.program.wait(for: "up")
        XCTAssertFalse(String(decoding: probe.program.output, as: UTF8.self).contains("escape"))
    }

    func testANewSizeIsReported() throws {
        let probe = try Probe()
        for (columns, rows) in [(100, 30), (20, 5), (1, 1), (81, 25)] {
            probe.program.resize(columns: columns, rows: rows)
        }
        try probe.program.wait(for: "resized 81x25")
        XCTAssertEqual(try probe.end(typing: "q"), .status(0))
        probe.assertGivenBack()
    }

    func testTheAnswerAboutSynchronizedOutputIsRead() throws {
        for isAnswered in [true, false] {
            let probe = try Probe(answersQuestions: isAnswered)
            probe.program.send("ky")
            try probe.program.wait(for: "synchronizes")
            if isAnswered && !probe.program.screen.text.contains("synchronizes true") {
                probe.program.send("y")
                try probe.program.wait(for: "synchronizes true")
            }
            XCTAssertEqual(try probe.end(typing: "q"), .status(0))
        }
    }

    func testTheReportedBackgroundDecidesTheTheme() throws {
        for (background, theme) in [("rgb:ffff/ffff/ffff", "light"), ("#282c34", "dark")] {
            let probe = try Probe(background: background)
            try probe.program.wait { screen in
                if screen.text.contains("theme \(theme)") { return true }
                probe.program.send("c")
                return false
            }
            XCTAssertEqual(try probe.end(typing: "q"), .status(0))
            probe.assertGivenBack()
            XCTAssertEqual(probe.program.terminal.unread, 0)
        }
    }

    func testTheMouseArrives() throws {
        let probe = try Probe()
        XCTAssertTrue(probe.program.screen.reportsMouse)
        probe.program.send("\u{1B}[<64;3;4M")
        try probe.program.wait(for: "Kind.wheelUp, row: 3")
        XCTAssertEqual(try probe.end(typing: "q"), .status(0))
        probe.assertGivenBack()
    }

    func testATerminalThatTakesLittleAtATimeGetsAll() throws {
        let probe = try Probe()
        probe.program.send("W")
        try probe.program.wait { _ in probe.program.output.count >= 1_000_000 }
        XCTAssertEqual(try probe.end(typing: "q"), .status(0))
        probe.assertGivenBack()
    }

    func testAnyBytesAsKeysDoNoHarm() throws {
        let probe = try Probe()
        let letters = Set("qenyLPWxfiasovFBTtH\u{1A}".utf8)
        var random = SplitMix.printed()
        for _ in 0..<50 {
            let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
            probe.program.terminal.send(bytes.filter { !letters.contains($0) })
            try probe.program.wait { _ in true }
        }
        probe.program.send("\u{7}\u{1B}[201~   ~~~")
        XCTAssertEqual(try probe.end(typing: "q"), .status(0))
        probe.assertGivenBack()
    }
}
