import Foundation
import XCTest

/// Scripts that the built program runs on real services.
final class ScriptTests: XCTestCase {
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    private static func logIn(_ email: String, _ password: String) -> String {
        "type \"Email\" \"\(email)\"\ntype \"Password\" \"\(password)\"\nchoose \"Log in\"\n"
    }

    private func assertPasses(
        _ script: String, _ arguments: [String] = [], line: UInt = #line
    ) throws {
        let app = try BuiltApp(["run", "--script", "-"] + arguments, input: script, home: home)
        XCTAssertEqual(app.errors, "", line: line)
        XCTAssertEqual(app.status, 0, line: line)
    }

    func testLoginLeadsHomeOnToAnArticleAndOut() throws {
        try assertPasses(
            Self.logIn("valid@example.com", "sen hong 2025") + """
                expect stack home
                expect text "Welcome, "
                choose "Articles"
                choose "Full Moon, Fully Booked"
                expect stack articles,article
                back
                expect screen articles
                choose "Settings"
                choose "Log out"
                expect alert "Log out?"
                choose "Log out"
                expect stack login
                """)
    }

    func testAnExpiredOrLeakedPasswordHasToBeChanged() throws {
        for (email, password) in [
            ("expired@example.com", "trang ram 2024"), ("leaked@example.com", "mua xuan 2023"),
        ] {
            try assertPasses(
                Self.logIn(email, password) + """
                    expect stack login,change-password
                    type "Old password" "\(password)"
                    type "New password" "cau vong sau mua"
                    type "Repeat password" "cau vong sau mua"
                    choose "Change password"
                    expect stack home
                    """)
        }
    }

    func testSigningUpLeadsHome() throws {
        try assertPasses(
            """
            choose "Sign up"
            expect stack login,sign-up-details
            type "Name" "Bình An"
            type "Email" "binh@example.com"
            choose "Next"
            type "New password" "cau vong sau mua"
            type "Repeat password" "cau vong sau mua"
            choose "Create account"
            expect stack home
            expect text "Bình An"
            """)
    }

    func testAForgottenPasswordIsReset() throws {
        try assertPasses(
            """
            type "Email" "valid@example.com"
            choose "Forgot password"
            expect screen reset-request
            choose "Send code"
            expect screen reset-code
            """)
    }

    func testTwoProcessesPrintTheSameCode() throws {
        let script = """
            type "Email" "valid@example.com"
            choose "Forgot password"
            choose "Send code"
            show

            """
        let (one, other) = (
            try ProgramRun(
                BuildFolder.url.appendingPathComponent("app"), ["--script", "-"], input: script),
            try ProgramRun(
                BuildFolder.url.appendingPathComponent("app"), ["--script", "-"], input: script)
        )
        XCTAssertTrue(one.output.contains("Code: "), one.output)
        XCTAssertEqual(one.output, other.output)
    }

    func testWithoutAFolderAScriptFindsTheSameAndLeavesNothing() throws {
        let folder = home.url.appendingPathComponent("100% of it")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let script = "expect screen login\n" + Self.logIn("valid@example.com", "sen hong 2025")
        for _ in 1...2 {
            let run = try ProgramRun(
                BuildFolder.url.appendingPathComponent("app"), ["--script", "-"], input: script,
                environment: ["TMPDIR": folder.path])
            XCTAssertEqual(run.errors, "")
        }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
    }

    func testAFolderThatCannotBeMadeIsReported() throws {
        let run = try ProgramRun(
            BuildFolder.url.appendingPathComponent("app"), ["--script", "-"], input: "show\n",
            environment: ["TMPDIR": "/dev/null"])
        XCTAssertEqual(
            run.errors,
            "The folder for the app's data cannot be created in '/dev/null': Not a directory. "
                + "Set TMPDIR to another folder.\n")
        XCTAssertEqual(run.status, 1)
    }

    func testInAFolderAScriptGoesOnWhereTheLastOneEnded() throws {
        let folder = home.url.path
        try assertPasses(
            Self.logIn("valid@example.com", "sen hong 2025") + "choose \"Settings\"",
            ["--data", folder])
        try assertPasses("expect screen settings", ["--data", folder])
        try assertPasses("expect screen home", ["--data", folder, "--fresh"])
    }

    func testAStepThatFailsEndsTheRunWithStatus1() throws {
        let app = try BuiltApp("--script=-", input: "show\nexpect screen home\nshow\n", home: home)
        XCTAssertEqual(app.status, 1)
        XCTAssertTrue(app.output.hasSuffix("Forgot password, button\n"), app.output)
        XCTAssertTrue(
            app.errors.hasPrefix(
                """
                standard input:2: failed: expect screen home
                Expected: the screen 'home'
                Found: the screen 'login'
                The screen:
                | Log in

                """), app.errors)
    }

    func testALineThatCannotBeReadEndsTheRunWithStatus64() throws {
        let app = try BuiltApp("--script", "-", input: "show\nsow\n", home: home)
        XCTAssertEqual(app.output, "")
        XCTAssertEqual(
            app.errors, "standard input:2: this is not a step. Did you mean 'show'?\n")
        XCTAssertEqual(app.status, 64)
    }
}
