import AppMain
import Foundation
import TextMenu
import Wayline
import WaylineCommandLine
import XCTest

@testable import WaylineProgram

/// Scripts that drive the real app.
@MainActor
final class ScriptRunTests: XCTestCase {
    private let transcript = Transcript()

    /// The script that was played last.
    private var file = ""

    private func play(_ script: String, _ more: [String] = []) async throws -> ExitStatus {
        let file = try TemporaryFile(script)
        self.file = file.path
        let arguments = ["--api", "https://example.com", "--script", file.path] + more
        let program = ConsoleApp.sample { _, folder in .quick(in: folder) }
        return await program.program.run(arguments, transcript.output())
    }

    private func assertPasses(
        _ script: String, _ more: [String] = [], line: UInt = #line
    ) async throws {
        let status = try await play(script, more)
        XCTAssertEqual(transcript.errors, "", line: line)
        XCTAssertEqual(status, .success, line: line)
    }

    func testAScriptWalksToAnArticleAndBack() async throws {
        try await assertPasses(
            """
            type "Email" "valid@example.com"
            type "Password" "sen hong 2025"
            submit "Password"
            expect screen home
            expect text "Welcome, Sen Nguyen."
            choose "Articles"
            expect no text "A Recipe"
            filter "Articles" "lotus"
            expect text "with 'lotus'"
            filter "Articles" ""
            type "Search" "lotus"
            expect text "12 rows"
            wait 300ms
            expect text "1 row"
            select "Articles" "The Lotus Ponds of Hue Bloom Early This Year"
            expect stack articles,article
            back
            expect stack articles
            select "Ranking" "emailed"
            open wayline://settings
            expect screen settings
            choose "Log out"
            choose "Log out"
            expect screen login
            """)
        XCTAssertEqual(transcript.text, "")
    }

    func testATraceHasTheWayAndNoPassword() async throws {
        let file = try TemporaryFile("old")
        try await assertPasses(
            """
            type "Email" "expired@example.com"
            type "Password" "trang ram 2024"
            choose "Log in"
            """, ["--trace", file.path])
        let trace = try String(contentsOfFile: file.path, encoding: .utf8)
        let login = "user: login of login (LoginRouter) -> push change-password; "
        XCTAssertTrue(trace.contains(login), trace)
        XCTAssertFalse(trace.contains("trang") || trace.contains("old"), trace)
    }

    func testAnAlertIsExpectedAndAnswered() async throws {
        try await assertPasses(
            """
            type "Email" "leaked@example.com"
            type "Password" "mua xuan 2023"
            choose "Log in"
            expect no alert
            back
            expect alert "Log out?"
            choose "Stay"
            expect no alert
            expect stack login,change-password
            """)
    }

    func testShowPrintsWhatAUserReads() async throws {
        try await assertPasses("show")
        XCTAssertEqual(
            transcript.text,
            """
            Log in
            Email, text field: empty, you@example.com
            Password, secure text field: empty
            Log in, button: not available now
            Sign up, button
            Forgot password, button

            """)
    }

    func testItSpeaksTheLanguageAndFollowsTheLinkThatAreAskedFor() async throws {
        try await assertPasses(
            """
            type "Email" "valid@example.com"
            type "Mật khẩu" "sen hong 2025"
            choose "Đăng nhập"
            expect screen settings
            """, ["--language=vi", "--link", "wayline://settings"])
    }

    func testTheFirstStepThatFailsShowsTheScreen() async throws {
        let status = try await play("\n  expect screen home # now\nshow\n")
        XCTAssertEqual(status, .failure)
        XCTAssertEqual(transcript.text, "")
        XCTAssertEqual(
            transcript.errors,
            """
            \(file):2: failed: expect screen home
            Expected: the screen 'home'
            Found: the screen 'login'
            The screen:
            | Log in
            | Email, text field: empty, you@example.com
            | Password, secure text field: empty
            | Log in, button: not available now
            | Sign up, button
            | Forgot password, button

            """)
    }

    private static let failures: [(String, String?, String)] = [
        (
            #"choose "Lgo in""#, nil,
            "no control 'Lgo in' here; did you mean 'Log in'? there are: Email, Password, "
                + "Log in, Sign up, Forgot password"
        ),
        (
            #"choose "Log in""#, nil,
            "'Log in' is not available now: a user cannot use it"
        ),
        (
            #"type "Sign up" "x""#, nil,
            "'Sign up' is a button, and a text field was expected"
        ),
        (
            #"select "Email" "x""#, nil,
            "'Email' is a text field, and a choice or list was expected"
        ),
        (
            #"submit "Sign up""#, nil,
            "'Sign up' is a button, and a text field was expected"
        ),
        (
            #"filter "Sign up" "x""#, nil,
            "'Sign up' is a button, and a list was expected"
        ),
        ("back", nil, "there is nowhere to go back to"),
        (
            "open wayline://settngs", nil,
            "'wayline://settngs' is not a link that is known here. Did you mean "
                + "'wayline://settings'?"
        ),
        ("expect stack home", "the stack 'home'", "the stack 'login'"),
        (#"expect text "Welcome""#, "the text 'Welcome'", "no such text"),
        (#"expect no text "Email""#, "no text 'Email'", "that text"),
        (#"expect alert "Log out?""#, "an alert that says 'Log out?'", "no alert"),
    ]

    func testEachStepThatFailsSaysWhatWasExpectedAndWhatWas() async throws {
        for (step, expected, found) in Self.failures {
            let before = transcript.errors.count
            let status = try await play(step)
            XCTAssertEqual(status, .failure)
            // The typed text could be a password.
            let shown = step.replacing(
                #"type "Sign up" "x""#, with: #"type "Sign up" "…""#)
            let expectation = expected.map { "Expected: \($0)\n" } ?? ""
            let text =
                "\(file):1: failed: \(shown)\n\(expectation)Found: \(found)\nThe screen:"
            XCTAssertTrue(
                transcript.errors.dropFirst(before).hasPrefix(text), transcript.errors)
        }
    }

    func testNothingIsDoneIfALineCannotBeRead() async throws {
        let file = try TemporaryFile("show\ntpye\n")
        let status = await transcript.run("--script", file.path)
        XCTAssertEqual(status, .usage)
        XCTAssertEqual(transcript.text, "")
        XCTAssertEqual(
            transcript.errors, "\(file.path):2: this is not a step. Did you mean 'type'?\n")
    }

    func testTheMarkOfATextIsNoPartOfIt() async throws {
        let file = try TemporaryFile("\u{FEFF}expect screen login\n")
        let status = await transcript.run("--script", file.path)
        XCTAssertEqual(transcript.errors, "")
        XCTAssertEqual(status, .success)
    }

    func testAMissingOrUnreadableScriptIsReported() async throws {
        var status = await transcript.run("--script", "/nowhere/script")
        XCTAssertEqual(status, .failure)
        let file = try TemporaryFile([0xFF, 0xFE])
        status = await transcript.run("--script", file.path)
        XCTAssertEqual(status, .failure)
        XCTAssertEqual(
            transcript.errors,
            "The script '/nowhere/script' cannot be read: No such file or directory.\n"
                + "The script '\(file.path)' is not text: write it in UTF-8.\n")
    }
}
