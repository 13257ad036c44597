import Binding
import Coordination
import Foundation
import Screens
import TextMenu
import XCTest

/// What README.md shows: its code, and the picture of the app.
@MainActor
final class ReadmeTests: XCTestCase {
    func testAnExpiredPasswordLeadsToChangePassword() async throws {
        let viewModel = LoginViewModelStub(status: .expired)
        let router = LoginRouter(viewModel: viewModel)
        XCTAssertEqual(try router.route(to: "login"), .push(.changePassword))
    }

    func testTheLinesAreWhatTheyArePrintedAs() async throws {
        let picture = try await transcript(
            of: ["1", "valid@example.com", "2", "sen hong 2025", "3", "q"])
        try expect(picture)
    }

    func testThePictureIsWhatATerminalShows() async throws {
        let walk = try KeyWalk(columns: 62, rows: 10)
        _ = try await walk.take([
            .type("valid@example.com", into: "Email"), .type("sen hong", into: "Password"),
            .choose("Log in"),
        ])
        try expect("\n\(walk.text)\n")
    }

    private func expect(_ picture: String, line: UInt = #line) throws {
        let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../README.md")
        XCTAssertTrue(
            try String(contentsOf: readme, encoding: .utf8).contains("```text\(picture)```\n"),
            picture, line: line)
    }

    func testTheExpiredPasswordFlow() async throws {
        let app = try await AppStage().run().driver
        try await app.type("expired@example.com", into: "Email")
        try await app.type("trang ram 2024", into: "Password")
        try await app.choose("Log in")
        XCTAssertEqual(app.path, [.login, .changePassword])
    }

    /// What stands on a terminal after a session in which `lines` were typed.
    private func transcript(of lines: [String]) async throws -> String {
        var (rest, seen) = (lines[...], "")
        let frontEnd = PlainFrontEnd(
            input: { echo in
                let line = rest.popFirst()
                seen += (echo == .shown ? line ?? "" : "") + "\n"
                return line
            },
            output: { seen += $0 })
        await frontEnd.run(try await AppStage().run().app.navigator)
        return seen
    }
}
