import Foundation
import SampleSupport
import TextMenu
import Wayline
import XCTest

@testable import Screens

/// A session of the app in plain lines, from the login to Home, as a terminal shows it.
@MainActor
final class PlainLoginTests: XCTestCase {
    private static let login = """
        Log in

          1. Email, text field: empty, you@example.com
          2. Password, secure text field: empty
          3. Log in, button: not available now
          4. Sign up, button
          5. Forgot password, button
          q. Quit
          ?. Help

        Choose 1 to 5, or ? for help: 1

        Email: valid@example.com

          1. Email, text field: valid@example.com

        Choose 1 to 5, or ? for help: 2

        Password:\u{20}

          2. Password, secure text field: filled in
          3. Log in, button

        Choose 1 to 5, Enter for 'Log in', or ? for help: 3

        Logging in…: working

        Home

        Welcome, Sen Nguyen.
          1. Recently read, newest first, list: 0 rows
             (Nothing read yet.)
          2. Read later, in your order, list: 0 rows
             (Choose 'Read later' at an article.)
          3. Find an article to read, button
          Tabs: Home; Articles; Profile; Settings. Type t and a name.

        Choose 1 to 3, or ? for help: q
        """

    func testTheLinesOfALogin() async throws {
        let lines = try await transcript(
            of: ["1", "valid@example.com", "2", "sen hong 2025", "3", "q"])
        XCTAssertEqual(lines, Self.login)
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
                profiles: services.profiles))
        await frontEnd.run(try await AppRun(environment, clock: stage.clock).app.navigator)
        return seen.trimmingCharacters(in: .newlines)
    }
}
