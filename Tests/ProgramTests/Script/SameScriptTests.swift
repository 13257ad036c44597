import AppMain
import Wayline
import WaylineCommandLine
import XCTest

@testable import WaylineProgram

/// A script prints the same in each run, also if the app uses random numbers and the time of day.
@MainActor
final class SameScriptTests: XCTestCase {
    private static let code = /[0-9A-Z]{5}-[0-9A-Z]{5}/

    func testTwoRunsPrintTheSame() async throws {
        let first = try await print(Self.reset(code: "0000"))
        let second = try await print(Self.reset(code: "0000"))
        XCTAssertEqual(first, second)
        XCTAssertNotNil(first.firstMatch(of: Self.code), first)
    }

    func testACodeOfOneRunIsGoodInTheNext() async throws {
        let first = try await print(Self.reset(code: "0000"))
        let code = try XCTUnwrap(first.firstMatch(of: Self.code)).output
        let second = try await print(Self.reset(code: String(code)))
        XCTAssertTrue(second.contains("Welcome, Sen Nguyen."), second)
    }

    func testAStepThatWaitsMovesTheTimeOfDay() async throws {
        let first = try await print(Self.reset(code: "0000"))
        let code = try XCTUnwrap(first.firstMatch(of: Self.code)).output
        let late = try await print(Self.reset(code: String(code), after: "wait 900s"))
        XCTAssertFalse(late.contains("Welcome, Sen Nguyen."), late)
    }

    private static func reset(code: String, after steps: String = "") -> String {
        """
        type "Email" "valid@example.com"
        choose "Forgot password"
        choose "Send code"
        show
        \(steps)
        type "Code" "\(code)"
        type "New password" "cau vong sau mua"
        type "Repeat password" "cau vong sau mua"
        choose "Set password"
        show
        """
    }

    private func print(_ script: String) async throws -> String {
        let (file, transcript) = (try TemporaryFile(script), Transcript())
        let program = ConsoleApp.sample().program
        let status = await program.run(["--script", file.path], transcript.output())
        XCTAssertEqual(status, .success)
        XCTAssertEqual(transcript.errors, "")
        return transcript.text
    }
}
