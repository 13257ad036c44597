import Foundation
import ScreenPictures
import Screens
import Wayline
import XCTest

/// The samples of README.md: its code, and the picture of the app.
@MainActor
final class ReadmeTests: XCTestCase {
    func testAnExpiredPasswordLeadsToChangePassword() async throws {
        let viewModel = LoginViewModelStub(status: .expired)
        let router = LoginRouter(viewModel: viewModel)
        XCTAssertEqual(try router.route(to: "login"), .push(.changePassword))
    }

    func testTheLinesAreWhatTheyArePrintedAs() async throws {
        let lines = try await transcript(
            of: ["1", "valid@example.com", "2", "sen hong 2025", "3", "q"])
        try assertPicture(lines, at: 1)
    }

    func testThePictureIsWhatATerminalShows() async throws {
        let tour = try await Tour()
        try await tour.press("valid@example.com", on: "Email")
        try await tour.press("sen hong\r", on: "Password")
        try assertPicture(tour.picture(rows: 13), at: 0)
    }

    private func assertPicture(_ drawn: String, at index: Int, line: UInt = #line) throws {
        var page = try GuidePage("README.md", drawnBy: "ScreensTests")
        if let complaint = try page.check(drawn, under: "What it looks like", at: index) {
            XCTFail(complaint, line: line)
        }
    }

    func testTheExpiredPasswordFlow() async throws {
        let app = try await AppStage().run().driver
        try await app.type("expired@example.com", into: "Email")
        try await app.type("trang ram 2024", into: "Password")
        try await app.choose("Log in")
        XCTAssertEqual(app.path, [.login, .changePassword])
    }

    /// The text on a terminal after a session in which `lines` were typed.
    private func transcript(of lines: [String]) async throws -> String {
        var (rest, seen) = (lines[...], "")
        let frontEnd = PlainFrontEnd(
            input: { echo in
                let line = rest.popFirst()
                seen += (echo == .shown ? line ?? "" : "") + "\n"
                return line
            },
            output: { seen += $0 })
        let stage = try AppStage()
        let services = stage.home.services()
        let environment = AppEnvironment(
            services: Services(
                accounts: PacedAccounts(services.accounts), articles: services.articles,
                profiles: services.profiles),
            screens: [])
        await frontEnd.run(try await AppRun(environment, clock: stage.clock).app.navigator)
        return seen.trimmingCharacters(in: .newlines)
    }
}
