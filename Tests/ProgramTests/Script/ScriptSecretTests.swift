import AppMain
import Foundation
import Wayline
import WaylineCommandLine
import XCTest

@testable import WaylineProgram

/// Secrets that a script names, and the file with their texts.
@MainActor
final class ScriptSecretTests: XCTestCase {
    private let transcript = Transcript()

    private let script = """
        type "Email" "valid@example.com"
        type "Password" secret "password"
        choose "Log in"
        expect screen home

        """

    /// Runs the script, and returns the path of the file with the secrets.
    private func play(_ secrets: String?, permissions: Int = 0o600) async throws -> String {
        let file = try TemporaryFile(script)
        var arguments = ["--api", "https://example.com", "--script", file.path]
        let texts = try TemporaryFile(secrets ?? "")
        try FileManager.default.setAttributes(
            [.posixPermissions: permissions], ofItemAtPath: texts.path)
        if secrets != nil { arguments += ["--secrets", texts.path] }
        let program = ConsoleApp.sample { _, folder in .quick(in: folder) }
        _ = await program.program.run(arguments, transcript.output())
        return texts.path
    }

    func testAScriptTakesTheTextFromTheFile() async throws {
        _ = try await play("Other=x\npassword=sen hong 2025\r\n")
        XCTAssertEqual(transcript.errors, "")
    }

    func testAFileThatOthersCanReadIsRefused() async throws {
        let path = try await play("password=sen hong 2025\n", permissions: 0o640)
        XCTAssertEqual(
            transcript.errors,
            "The secrets '\(path)' can be read by other users. Make the file yours alone: chmod "
                + "600 \(path)\n")
    }

    func testALineWithoutANameIsRefusedWithoutAQuotation() async throws {
        let path = try await play("\nsen hong 2025\n")
        XCTAssertEqual(
            transcript.errors,
            "Line 2 of the secrets '\(path)' has no name: write it like 'password=TEXT'.\n")
    }

    func testAStepWhoseSecretIsNotKnownFails() async throws {
        for secrets in [nil, "Password=a\n"] {
            let before = transcript.errors.count
            _ = try await play(secrets)
            let text = String(transcript.errors.dropFirst(before))
            XCTAssertTrue(
                text.contains(
                    """
                    :2: failed: type "Password" secret "password"
                    Expected: the text of the secret 'password'
                    Found: none: name a file with a line 'password=TEXT' by '--secrets'

                    """), text)
        }
    }

    func testSecretsNeedAScript() async {
        let status = await transcript.run("--secrets", "file")
        XCTAssertEqual(status, .usage)
        XCTAssertEqual(transcript.errors, "'--secrets' needs a script: add '--script FILE'.\n")
    }
}
