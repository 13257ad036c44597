import Foundation
import XCTest

/// The flows of the app, in plain lines through pipes.
final class PlainFlowTests: XCTestCase {
    private static let logIn = "1\nvalid@example.com\n2\nsen hong 2025\n3\n"
    private static let titles: Set<Substring> = [
        "Log in", "Sign up", "Password", "Home", "Articles", "Settings", "Log out?",
        "Change password",
    ]
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    /// Walks with these answers. The screens that are shown must be these, in order.
    @discardableResult
    private func walk(
        _ input: String, through titles: [Substring], at place: UInt = #line
    ) throws -> String {
        let app = try BuiltApp("--plain", input: input + "q\n", home: home)
        let shown = app.output.split(separator: "\n").filter(Self.titles.contains)
        XCTAssertEqual(shown, titles, app.output, line: place)
        XCTAssertEqual(app.errors, "", line: place)
        XCTAssertEqual(app.status, 0, line: place)
        return app.output
    }

    func testSigningUpLeadsHomeAndTheAccountIsThereInTheNextRun() throws {
        let output = try walk(
            "4\n1\nMai Anh\n2\nmai@example.com\n3\n1\ntram nam 2026\n2\ntram nam 2026\n3\n",
            through: ["Log in", "Sign up", "Password", "Home"])
        XCTAssertTrue(output.contains("Welcome, Mai Anh."), output)
        XCTAssertFalse(output.contains("tram nam 2026"), output)
        try walk("", through: ["Home"])
    }

    func testAPasswordThatIsNoLongerGoodIsChangedOnTheWayHome() throws {
        for account in ["expired@example.com trang ram 2024", "leaked@example.com mua xuan 2023"] {
            let words = account.split(separator: " ", maxSplits: 1)
            let output = try walk(
                "1\n\(words[0])\n2\n\(words[1])\n3\n"
                    + "1\n\(words[1])\n2\ntram nam 2026\n3\ntram nam 2026\n4\n",
                through: ["Log in", "Change password", "Home"])
            XCTAssertTrue(output.contains("\nHome\n\nWelcome, "), output)
            home.remove()
        }
    }

    func testAnArticleIsReadAndBackAreTheArticles() throws {
        let output = try walk(
            Self.logIn + "t Articles\nw\n3.1\nw\nb\n",
            through: ["Log in", "Home", "Articles", "Articles"])
        let title = "Full Moon, Fully Booked"
        XCTAssertTrue(output.contains("\nArticles > \(title)\n\n\(title)\n"), output)
    }

    func testAfterALogoutALoginIsRequired() throws {
        try walk(
            Self.logIn + "t Settings\n4\n1\n",
            through: ["Log in", "Home", "Settings", "Log out?", "Settings"])
        // The settings may be shown again while the user is being logged out.
        let app = try BuiltApp("--plain", input: "4\n2\nw\nq\n", home: home)
        let shown = app.output.split(separator: "\n").filter(Self.titles.contains)
        XCTAssertEqual(shown.prefix(2) + shown.suffix(1), ["Settings", "Log out?", "Log in"])
        try walk("", through: ["Log in"])
    }

    func testTheNextRunGoesOnWhereTheUserQuit() throws {
        try walk(
            Self.logIn + "t Articles\nw\n3.2\nw\n",
            through: ["Log in", "Home", "Articles"])
        let output = try walk("w\nb\n", through: ["Articles"])
        XCTAssertTrue(output.contains("\nAn Atlas of Markets, Drawn on Foot\n"), output)
    }
}
