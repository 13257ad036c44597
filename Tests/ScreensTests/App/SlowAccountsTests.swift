import Binding
import Coordination
import Screens
import TextMenu
import XCTest

/// The app on accounts that fail or take their time.
@MainActor
final class SlowAccountsTests: XCTestCase {
    private let accounts = AccountServiceStub()
    private let clock = TestScheduler()

    private func run() async throws -> AppRun {
        let services = Services(
            accounts: accounts, articles: StubArticles(), profiles: PeopleStub(clock: clock))
        return try await AppRun(
            Surroundings(services: services, clock: AnyScheduler(clock)), clock: clock)
    }

    /// At the login, since nobody was logged in.
    private func atLogin() async throws -> AppRun {
        accounts.error = .fault(.offline(host: "example.com"))
        let run = try await run()
        accounts.error = nil
        accounts.session = .sample(.expired)
        try await run.driver.choose("Go on")
        return run
    }

    func testWhereItIsNotKnownWhoIsLoggedInTheLaunchScreenSaysWhy() async throws {
        accounts.error = .fault(.offline(host: "example.com"))
        let app = try await run().driver
        XCTAssertEqual(app.path, [.launch])
        XCTAssertTrue(app.text.contains("example.com cannot be reached."), app.text)
        accounts.error = nil
        try await app.choose("Go on")
        XCTAssertEqual(app.path, [.home])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testAKeptSessionWhosePasswordHasExpiredLeadsToChangePassword() async throws {
        accounts.session = .sample(.expired)
        let app = try await run().driver
        XCTAssertEqual(app.path, [.login, .changePassword])
    }

    func testChangingThePasswordOfflineIsToldAndCanBeTriedAgain() async throws {
        let app = try await atLogin().driver
        accounts.error = .fault(.timedOut(host: "example.com", seconds: 10))
        try await app.type("trang ram 2024", into: "Old password")
        try await app.type("cau vong sau mua", into: "New password")
        try await app.type("cau vong sau mua", into: "Repeat password")
        try await app.choose("Change password")
        XCTAssertEqual(
            app.alerts.map(\.title),
            ["example.com did not answer within 10 s. Try again in a while."])
        try await app.choose("OK")
        accounts.error = nil
        accounts.session = .sample()
        try await app.choose("Change password")
        XCTAssertEqual(app.path, [.home])
    }

    func testASessionThatHasEndedMeanwhileLeadsToLoginWithAWord() async throws {
        let app = try await atLogin().driver
        accounts.error = .notLoggedIn
        try await app.type("trang ram 2024", into: "Old password")
        try await app.type("cau vong sau mua", into: "New password")
        try await app.type("cau vong sau mua", into: "Repeat password")
        try await app.choose("Change password")
        XCTAssertEqual(app.path, [.login])
        XCTAssertEqual(
            app.alerts.map(\.title), ["You are not logged in any more. Log in again."])
    }

    func testLoggingOutThatFailsCanBeTriedAgainOrGivenUp() async throws {
        let app = try await atLogin().driver
        accounts.error = .fault(.offline(host: "example.com"))
        try await app.choose("Log out")
        try await app.choose("Log out")
        XCTAssertEqual(app.path, [.login, .changePassword, .logOut])
        XCTAssertTrue(app.text.contains("example.com cannot be reached."), app.text)
        try await app.back()
        XCTAssertEqual(app.path, [.login, .changePassword])
        try await app.choose("Log out")
        try await app.choose("Log out")
        accounts.error = nil
        try await app.choose("Try again")
        XCTAssertEqual(app.path, [.login])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }
}
