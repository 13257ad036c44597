import Foundation
import TestSupport
import XCTest

/// The flows of the app, walked through by keys on the whole screen of a terminal.
final class TerminalFlowTests: XCTestCase {
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    private func logIn(_ email: String, _ password: String) throws -> TerminalProgram {
        let app = try home.terminal()
        try app.wait(for: "Forgot password")
        app.send("\(email)\r\(password)\r")
        return app
    }

    private func quit(_ app: TerminalProgram, at place: UInt = #line) throws {
        app.send("\u{3}")
        XCTAssertEqual(try app.waitForEnd(), .status(0), line: place)
        XCTAssertTrue(app.screen.isGivenBack, "\(app.screen.modes)", line: place)
    }

    func testSigningUpLeadsHomeAndTheAccountIsThereInTheNextRun() throws {
        let app = try home.terminal()
        try app.wait(for: "Forgot password")
        app.send(Keys.down + Keys.down + "\r")
        try app.wait(for: "Step 1 of 2")
        app.send("Mai Anh\rmai@example.com\r")
        try app.wait(for: "The password for mai@example.com.")
        app.send("tram nam 2026\rtram nam 2026\r")
        try app.wait(for: "Welcome, Mai Anh.")
        try quit(app)
        XCTAssertFalse(String(decoding: app.output, as: UTF8.self).contains("tram nam"))
        let next = try home.terminal()
        try next.wait(for: "Welcome, Mai Anh.")
    }

    func testAPasswordThatIsNoLongerGoodIsChangedOnTheWayHome() throws {
        for (email, password) in [
            ("expired@example.com", "trang ram 2024"), ("leaked@example.com", "mua xuan 2023"),
        ] {
            let app = try logIn(email, password)
            try app.wait(for: "Log in › Change password")
            app.send("\(password)\rtram nam 2026\rtram nam 2026\r")
            try app.wait(for: "Welcome, ")
            XCTAssertFalse(app.screen.text.contains("Change password"))
            try quit(app)
            home.remove()
        }
    }

    func testAnArticleIsReadAndBackAreTheArticles() throws {
        let app = try logIn("valid@example.com", "sen hong 2025")
        try app.wait(for: "Welcome, ")
        app.send(Keys.nextTab)
        try app.wait(for: "Full Moon, Fully Booked")
        app.send("\r")
        try app.wait {
            $0.text.contains("Articles › Full Moon, Fully Booked") && $0.text.contains("Keywords")
        }
        app.send("\u{1B}")
        try app.wait { $0.text.contains("Filter settings") && !$0.text.contains("Keywords") }
        try quit(app)
    }

    func testAfterALogoutALoginIsRequired() throws {
        let app = try logIn("valid@example.com", "sen hong 2025")
        try app.wait(for: "Welcome, ")
        for _ in 0..<3 { app.send(Keys.nextTab) }
        try app.wait(for: "valid@example.com")
        app.send(Keys.down + Keys.down + Keys.down + "\r")
        try app.wait(for: "Log out?")
        app.send("2")
        try app.wait(for: "you@example.com")
        try quit(app)
        let next = try home.terminal()
        try next.wait(for: "Forgot password")
        XCTAssertFalse(next.screen.text.contains("Welcome"))
    }

    func testTheNextRunGoesOnWhereTheUserQuit() throws {
        let app = try logIn("valid@example.com", "sen hong 2025")
        try app.wait(for: "Welcome, ")
        for _ in 0..<3 { app.send(Keys.nextTab) }
        try app.wait(for: "valid@example.com")
        try quit(app)
        let next = try home.terminal()
        try next.wait(for: "valid@example.com")
    }
}
