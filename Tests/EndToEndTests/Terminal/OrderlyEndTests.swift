import Foundation
import TestSupport
import XCTest

final class OrderlyEndTests: XCTestCase {
    func testTheTerminalIsTakenWhole() throws {
        let probe = try Probe()
        XCTAssertTrue(probe.program.screen.isAlternate)
        XCTAssertTrue(probe.program.screen.bracketsPaste)
        XCTAssertFalse(probe.program.screen.showsCursor)
        XCTAssertTrue(probe.program.terminal.settings.isRaw)
        XCTAssertTrue(probe.program.settingsBefore.isForLines)
    }

    func testQuittingGivesTheTerminalBack() throws {
        let probe = try Probe()
        XCTAssertEqual(try probe.end(typing: "q"), .status(0))
        probe.assertGivenBack()
        XCTAssertEqual(probe.program.screen.text, "")
    }

    func testExitAnywhereGivesTheTerminalBack() throws {
        let probe = try Probe()
        XCTAssertEqual(try probe.end(typing: "x"), .status(3))
        probe.assertGivenBack()
    }

    func testAThrownErrorGivesTheTerminalBackAndIsRead() throws {
        let probe = try Probe()
        XCTAssertNotEqual(try probe.end(typing: "e"), .status(0))
        probe.assertGivenBack()
        XCTAssertTrue(
            probe.program.screen.text.contains("thrown on request"), probe.program.screen.text)
    }

    func testTheTerminalCanBeTakenAgain() throws {
        let probe = try Probe()
        probe.program.send("n")
        try probe.program.wait(for: "again")
        XCTAssertTrue(probe.program.terminal.settings.isRaw)
        XCTAssertEqual(try probe.end(typing: "q"), .status(0))
        probe.assertGivenBack()
    }

    func testTextPrintedMeanwhileIsShownAfterwards() throws {
        let probe = try Probe()
        XCTAssertEqual(try probe.end(typing: "PPq"), .status(0))
        probe.assertGivenBack()
        XCTAssertEqual(probe.program.screen.text, "printed meanwhile\nprinted meanwhile")
    }

    func testATerminalThatIsHungUpEndsTheProgram() throws {
        let path = BuildFolder.url.appendingPathComponent("TerminalProbe").path
        var program: TerminalProgram? = try TerminalProgram(path)
        try program?.wait(for: "ready")
        program?.terminal.hangUp()
        XCTAssertEqual(try program?.endWithoutReading(seconds: 10), .signal(SIGHUP))
        program = nil
    }

    func testTheAnswerToAQuestionIsNotLeftToTheShell() throws {
        let path = BuildFolder.url.appendingPathComponent("TerminalProbe").path
        let program = try TerminalProgram(path)
        program.send("q")
        XCTAssertEqual(try program.waitForEnd(), .status(0))
        XCTAssertEqual(program.terminal.unread, 0)
    }
}
