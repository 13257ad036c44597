import AppMain
import Wayline
import XCTest

@testable import WaylineCommandLine
@testable import WaylineProgram

@MainActor
final class ProgramTests: XCTestCase {
    func testAMistakeIsAUsageErrorAndNoResult() async {
        let transcript = Transcript()
        let status = await transcript.run("--fast")
        XCTAssertEqual(status, .usage)
        XCTAssertEqual(transcript.text, "")
        XCTAssertTrue(transcript.errors.hasPrefix("'--fast' is not an option"))
        XCTAssertTrue(transcript.errors.hasSuffix(".\n"))
    }

    func testTheVersionIsAResult() async {
        let transcript = Transcript()
        let status = await transcript.run("--version")
        XCTAssertEqual(status, .success)
        XCTAssertEqual(transcript.text, "Wayline sample (\(Program.version))\n")
        XCTAssertEqual(transcript.errors, "")
    }

    func testHelpIsAResult() async throws {
        let transcript = Transcript()
        let status = await transcript.run("list", "--help")
        XCTAssertEqual(status, .success)
        let program = ConsoleApp.sample().program
        let list = try XCTUnwrap(program.commands.first { $0.name == "list" })
        XCTAssertEqual(transcript.text, program.text(on: .command(list), in: .none))
    }
}
