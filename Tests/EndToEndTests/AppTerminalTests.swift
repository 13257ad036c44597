import Foundation
import TestSupport
import XCTest

/// The app on the whole screen of a terminal.
final class AppTerminalTests: XCTestCase {
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    private func app(
        _ arguments: String..., columns: Int = 80, rows: Int = 24,
        environment: [String: String] = [:]
    ) throws -> TerminalProgram {
        let path = BuildFolder.url.appendingPathComponent("app").path
        return try TerminalProgram(
            path, arguments, columns: columns, rows: rows,
            environment: home.environment.merging(environment) { $1 })
    }

    private func logIn(_ app: TerminalProgram, _ email: String, _ password: String) throws {
        try app.wait(for: "Log in")
        app.send("\(email)\r\(password)\r")
    }

    private func assertGivenBack(_ app: TerminalProgram, line: UInt = #line) {
        XCTAssertTrue(app.screen.isGivenBack, "\(app.screen.modes)", line: line)
        XCTAssertEqual(app.terminal.settings, app.settingsBefore, line: line)
        XCTAssertEqual(app.screen.unknown, [], line: line)
    }

    func testAValidPasswordLeadsHome() throws {
        let app = try app()
        try logIn(app, "valid@example.com", "sen hong 2025")
        try app.wait(for: "Welcome")
        app.send("\u{3}")
        XCTAssertEqual(try app.waitForEnd(), .status(0))
        assertGivenBack(app)
    }

    func testAnExpiredOrLeakedPasswordLeadsToChangePassword() throws {
        for (email, password) in [
            ("expired@example.com", "trang ram 2024"), ("leaked@example.com", "mua xuan 2023"),
        ] {
            let app = try app()
            try logIn(app, email, password)
            try app.wait(for: "Log in › Change password")
            app.send("\u{1B}")
            try app.wait(for: "Log out?")
            app.send(Keys.down + "\r")
            try app.wait(for: "you@example.com")
            XCTAssertFalse(app.screen.text.contains("Change password"))
        }
    }

    func testATextIsCopiedAndAPasswordIsNot() throws {
        let app = try app()
        try app.wait(for: "Log in")
        app.send("an@example.com\u{1B}w")
        try app.wait(for: "Copied.")
        let copied = app.screen.clipboard
        XCTAssertEqual(Data(base64Encoded: copied), Data("an@example.com".utf8))
        app.send("\rsen hong\u{1B}w")
        try app.wait(for: "A secret is not copied.")
        XCTAssertEqual(app.screen.clipboard, copied)
        app.send("\u{3}")
        XCTAssertEqual(try app.waitForEnd(), .status(0))
        assertGivenBack(app)
    }

    func testAPasswordIsNeverWritten() throws {
        let app = try app()
        try logIn(app, "valid@example.com", "sen hong 2024")
        try app.wait(for: "No account has this email and password.")
        app.send("\u{4}\u{3}")
        _ = try app.waitForEnd()
        XCTAssertFalse(String(decoding: app.output, as: UTF8.self).contains("sen"))
    }

    func testItIsDrawnAgainInAnotherSize() throws {
        let app = try app()
        try app.wait(for: "^C quit")
        app.resize(columns: 20, rows: 3)
        try app.wait(for: "Too small")
        app.resize(columns: 40, rows: 10)
        try app.wait(for: "^C quit")
        app.resize(columns: 0, rows: 0)
        app.signal(SIGTERM)
        XCTAssertEqual(try app.waitForEnd(), .signal(SIGTERM))
        assertGivenBack(app)
    }

    func testPlainLinesHaveNoEscapeByteAlsoInATerminal() throws {
        for (arguments, environment) in [(["--plain"], [:]), ([], ["TERM": "dumb"])] {
            let path = BuildFolder.url.appendingPathComponent("app").path
            let app = try TerminalProgram(
                path, arguments, environment: home.environment.merging(environment) { $1 })
            try app.wait(for: "Choose 1 to 5")
            app.send("q\n")
            XCTAssertEqual(try app.waitForEnd(), .status(0))
            XCTAssertFalse(app.output.contains(0x1B))
        }
    }

    func testTheTitleOfTheWindowFollowsTheScreen() throws {
        let app = try app()
        try app.wait { $0.title == "Wayline – Log in" }
        app.signal(SIGKILL)
        XCTAssertEqual(try app.waitForEnd(), .signal(SIGKILL))
        XCTAssertEqual(app.screen.savedTitles, ["shell"])
    }

    func testALightBackgroundGetsTheLightTheme() throws {
        let path = BuildFolder.url.appendingPathComponent("app").path
        let app = try TerminalProgram(
            path, environment: home.environment, background: "rgb:fdfd/f6f6/e3e3")
        try app.wait { _ in
            String(decoding: app.output, as: UTF8.self).contains("\u{1B}[38;5;24m")
        }
        app.send("\u{3}")
        XCTAssertEqual(try app.waitForEnd(), .status(0))
        assertGivenBack(app)
    }

    func testWithoutColoursNoneAreSent() throws {
        let app = try app(environment: ["NO_COLOR": "1"])
        try app.wait(for: "^C quit")
        let text = String(decoding: app.output, as: UTF8.self)
        XCTAssertFalse(text.contains("\u{1B}[3") || text.contains(";38;"), text)
    }
}
