import Foundation
import TestSupport
import XCTest

/// The next run begins at the same place, however a run ends.
final class ComeBackTests: XCTestCase {
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    /// Starts a run that shows an article, after its place was saved.
    private func readAnArticle() throws -> TerminalProgram {
        let app = try home.terminal()
        try app.wait(for: "Forgot password")
        app.send("valid@example.com\rsen hong 2025\r")
        try app.wait(for: "Welcome, ")
        app.send(Keys.nextTab)
        try app.wait(for: "Full Moon, Fully Booked")
        app.send(String(repeating: Keys.down, count: 4) + "\r")
        try app.wait {
            $0.text.contains("Articles › One Timetable") && $0.text.contains("Keywords")
        }
        try app.wait { _ in home.place.contains("article\\\"") }
        return app
    }

    private func expectTheSame(
        afterEndBy end: ProgramEnd, line: UInt = #line, _ leave: (TerminalProgram) -> Void
    ) throws {
        let before = try readAnArticle()
        let text = before.screen.text
        leave(before)
        XCTAssertEqual(try before.waitForEnd(), end, line: line)
        let after = try home.terminal()
        try after.wait { $0.text == text }
        after.send("\u{1B}")
        try after.wait(for: "Search")
    }

    func testAfterAKill() throws {
        try expectTheSame(afterEndBy: .signal(SIGKILL)) { $0.signal(SIGKILL) }
    }

    func testAfterASignal() throws {
        try expectTheSame(afterEndBy: .signal(SIGTERM)) { $0.signal(SIGTERM) }
    }

    func testAfterTheTerminalHasHungUp() throws {
        try expectTheSame(afterEndBy: .signal(SIGHUP)) { $0.signal(SIGHUP) }
    }

    func testAfterAnInterrupt() throws {
        try expectTheSame(afterEndBy: .status(0)) { $0.send("\u{3}") }
    }

    func testAfterTheEndOfTheInput() throws {
        let way = "1\nvalid@example.com\n2\nsen hong 2025\n3\nw\nt Articles\nw\n3.1\nw\n"
        let place = "\nArticles > Full Moon, Fully Booked\n"
        let before = try BuiltApp("--plain", input: way, home: home)
        XCTAssertTrue(before.output.contains(place), before.output)
        let after = try BuiltApp("--plain", input: "w\nb\n", home: home)
        XCTAssertTrue(after.output.contains(place), after.output)
        XCTAssertTrue(after.output.contains("Search, search field"), after.output)
    }

    func testTypedTextIsThereAgainAfterAKill() throws {
        let before = try home.terminal()
        try before.wait(for: "Forgot password")
        before.send(Keys.down + Keys.down + "\r")
        try before.wait(for: "Log in › Sign up")
        before.send("Bình\rbinh@example.com")
        try before.wait { _ in home.place.contains("binh@example.com") }
        before.signal(SIGKILL)
        XCTAssertEqual(try before.waitForEnd(), .signal(SIGKILL))
        let after = try home.terminal()
        try after.wait(for: "Log in › Sign up")
        try after.wait { $0.text.contains("Bình") && $0.text.contains("binh@example.com") }
    }
}

extension AppHome {
    /// The place that was saved last; empty before that.
    fileprivate var place: String {
        let file = url.appendingPathComponent("wayline/place.json")
        return FileManager.default.contents(atPath: file.path).map {
            String(decoding: $0, as: UTF8.self)
        } ?? ""
    }
}
