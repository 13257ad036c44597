import SampleSupport
import Wayline
import XCTest

@testable import Screens

/// The app on accounts that fail or take their time.
@MainActor
final class SlowAccountsTests: XCTestCase {
    private let clock = TestScheduler()
    private lazy var accounts = AccountServiceStub(clock: AnyScheduler(clock))

    private func run() async throws -> AppRun {
        let services = Services(
            accounts: accounts, articles: StubArticles(), profiles: PeopleStub(clock: clock))
        return try await AppRun(
            AppEnvironment(services: services, clock: AnyScheduler(clock)), clock: clock)
    }

    /// Starts at the login, since nobody was logged in.
    private func atLogin() async throws -> AppRun {
        accounts.error = .fault(.offline(host: "example.com"))
        let run = try await run()
        accounts.error = nil
        accounts.session = .sample(.expired)
        try await run.driver.choose("Go on")
        return run
    }

    private func loggedOut() async throws -> AppRun {
        let run = try await atLogin()
        try await run.driver.choose("Log out")
        try await run.driver.choose("Log out")
        accounts.session = .sample()
        return run
    }

    /// Presses a button that logs in, and goes back immediately.
    private func giveUp(_ button: String, in app: FlowDriver) async throws {
        try await app.type("cau vong sau mua", into: "New password")
        try await app.type("cau vong sau mua", into: "Repeat password")
        accounts.delay = 2
        try await app.choose(button)
        let outcome = try await app.back()
        XCTAssertEqual(outcome?.reason, "Wait until this is done.")
        try await app.advance(by: .seconds(2))
        XCTAssertEqual(app.path, ["home"])
    }

    func testTheLaunchScreenSaysWhyTheSessionIsUnknown() async throws {
        accounts.error = .fault(.offline(host: "example.com"))
        let app = try await run().driver
        XCTAssertEqual(app.path, ["launch"])
        XCTAssertTrue(app.text.contains("example.com cannot be reached."), app.text)
        accounts.error = nil
        try await app.choose("Go on")
        XCTAssertEqual(app.path, ["home"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testAKeptSessionWhosePasswordHasExpiredLeadsToChangePassword() async throws {
        accounts.session = .sample(.expired)
        let app = try await run().driver
        XCTAssertEqual(app.path, ["login", "change-password"])
    }

    func testChangingThePasswordOfflineFailsAndCanBeTriedAgain() async throws {
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
        XCTAssertEqual(app.path, ["home"])
    }

    func testNobodyLeavesBeforeItIsKnownWhichPasswordIsGood() async throws {
        let app = try await atLogin().driver
        try await app.type("trang ram 2024", into: "Old password")
        try await app.type("cau vong sau mua", into: "New password")
        try await app.type("cau vong sau mua", into: "Repeat password")
        accounts.delay = 2
        accounts.session = .sample()
        try await app.choose("Change password")
        let outcome = try await app.back()
        XCTAssertEqual(outcome?.reason, "Wait until this is done.")
        XCTAssertTrue(app.text.contains("Log out, button: not available"), app.text)
        try await app.advance(by: .seconds(2))
        XCTAssertEqual(app.path, ["home"])
    }

    func testNobodyLeavesBeforeItIsKnownWhetherThereIsAnAccount() async throws {
        let app = try await loggedOut().driver
        try await app.choose("Sign up")
        try await app.type("An", into: "Name")
        try await app.type("an@example.com", into: "Email")
        try await app.choose("Next")
        try await giveUp("Create account", in: app)
    }

    func testNobodyLeavesBeforeItIsKnownWhetherTheCodeWasRight() async throws {
        let app = try await loggedOut().driver
        try await app.choose("Forgot password")
        try await app.type("an@example.com", into: "Email")
        try await app.choose("Send code")
        try await app.type("0000", into: "Code")
        try await giveUp("Set password", in: app)
    }

    func testNobodyLeavesBeforeItIsKnownWhetherTheyAreLoggedOut() async throws {
        let app = try await atLogin().driver
        accounts.delay = 2
        try await app.choose("Log out")
        try await app.choose("Log out")
        let outcome = try await app.back()
        XCTAssertEqual(outcome?.reason, "You are being logged out: wait until that is done.")
        try await app.advance(by: .seconds(2))
        XCTAssertEqual(app.path, ["login"])
    }

    func testNobodyLeavesWhileBackIsLoggingThemOut() async throws {
        let app = try await atLogin().driver
        accounts.delay = 2
        try await app.back()
        try await app.choose("Log out")
        XCTAssertTrue(app.text.contains("Logging out…: working"), app.text)
        XCTAssertTrue(app.text.contains("Log out, button: not available"), app.text)
        let outcome = try await app.back()
        XCTAssertEqual(outcome?.reason, "You are being logged out: wait until that is done.")
        try await app.advance(by: .seconds(2))
        XCTAssertEqual(app.path, ["login"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testALogoutByBackThatFailsLeavesTheUserThere() async throws {
        let app = try await atLogin().driver
        accounts.error = .fault(.offline(host: "example.com"))
        try await app.back()
        try await app.choose("Log out")
        XCTAssertEqual(app.path, ["login", "change-password"])
        XCTAssertEqual(app.alerts.count, 1)
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testASessionThatHasEndedMeanwhileLeadsToLoginWithAWord() async throws {
        let app = try await atLogin().driver
        accounts.error = .notLoggedIn
        try await app.type("trang ram 2024", into: "Old password")
        try await app.type("cau vong sau mua", into: "New password")
        try await app.type("cau vong sau mua", into: "Repeat password")
        try await app.choose("Change password")
        XCTAssertEqual(app.path, ["login"])
        XCTAssertEqual(
            app.alerts.map(\.title), ["You are not logged in any more. Log in again."])
    }

    func testLoggingOutThatFailsCanBeTriedAgainOrGivenUp() async throws {
        let app = try await atLogin().driver
        accounts.error = .fault(.offline(host: "example.com"))
        try await app.choose("Log out")
        try await app.choose("Log out")
        let title = try XCTUnwrap(app.alerts.first?.title)
        XCTAssertTrue(title.hasPrefix("example.com cannot be reached."), title)
        try await app.back()
        XCTAssertEqual(app.path, ["login", "change-password"])
        accounts.error = nil
        try await app.choose("Log out")
        try await app.choose("Log out")
        XCTAssertEqual(app.path, ["login"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }
}
